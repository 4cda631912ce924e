internal import CPolicyPlugin
import LayoutPolicies

/// The words, numbers and texts of an answer.
extension AnswerReading {
  /// The value that an enumerator names; its list is in the order of the enumerators, from 1 on.
  func word<Value: Term>(
    _ value: UInt32, _ key: String, _ type: Value.Type, of part: String? = nil
  ) throws(Misfit) -> Value? {
    if value == 0 { return nil }
    guard value <= Value.all.count else {
      throw Misfit("`\(key)`\(Self.owner(part)) is \(value), which there is not")
    }
    return Value.all[Int(value) - 1]
  }

  func flag(_ value: UInt32, _ key: String, of part: String? = nil) throws(Misfit) -> Bool? {
    switch Int(value) {
    case 0: return nil
    case LAYOUT_POLICY_NO: return false
    case LAYOUT_POLICY_YES: return true
    default:
      throw Misfit("`\(key)`\(Self.owner(part)) is \(value), which is neither NO nor YES")
    }
  }

  func length(
    _ length: layout_policy_length, _ key: String, of part: String? = nil
  ) throws(Misfit) -> Length? {
    let number = length.value.plainText
    switch Int(length.unit) {
    case 0:
      guard length.value == 0 else {
        throw Misfit("`\(key)`\(Self.owner(part)) is \(number) without a unit")
      }
      return nil
    case LAYOUT_POLICY_POINTS, LAYOUT_POLICY_SP:
      guard length.value >= 0, length.value < .infinity else {
        throw Misfit("`\(key)`\(Self.owner(part)) of \(number) is not a length")
      }
      return Int(length.unit) == LAYOUT_POLICY_SP ? .sp(length.value) : .points(length.value)
    default:
      throw Misfit("`\(key)`\(Self.owner(part)) has the unit \(length.unit), which there is not")
    }
  }

  private static func owner(_ part: String?) -> String { part.map { " of the \($0)" } ?? "" }

  func text(_ text: UnsafePointer<CChar>?, _ key: String) throws(Misfit) -> String? {
    guard let text = unsafe text else { return nil }
    guard let valid = unsafe String(validatingCString: text) else {
      throw Misfit("the text of `\(key)` is not UTF-8")
    }
    return valid
  }

  /// A text that people read, so without characters that would steer a terminal.
  func words(_ text: UnsafePointer<CChar>?, _ key: String) throws(Misfit) -> String? {
    guard let words = try unsafe self.text(text, key) else { return nil }
    guard words == words.harmless else {
      throw Misfit("the text of `\(key)` has control characters")
    }
    return words
  }

  func name(_ text: UnsafePointer<CChar>?, _ key: String) throws(Misfit) -> String? {
    guard let name = try unsafe self.text(text, key) else { return nil }
    guard Spelling.isKebabCase(name) else {
      throw Misfit("`\(key)` cannot be \(name.inBackticks), which is not a kebab-case name")
    }
    return name
  }

  func names(
    _ list: UnsafePointer<UnsafePointer<CChar>?>?, _ count: UInt32, _ key: String
  ) throws(Misfit) -> [String] {
    let count = try Self.count(count, isThere: unsafe list != nil, key)
    guard let list = unsafe list else { return [] }
    var names: [String] = []
    for index in 0..<count {
      if let name = try unsafe name(list[index], key) { names.append(name) }
    }
    return names
  }

  /// How many entries a list has, which must be there if it has some.
  static func count(_ count: UInt32, isThere: Bool, _ key: String) throws(Misfit) -> Int {
    guard isThere || count == 0 else {
      throw Misfit("`\(key)` is NULL, and \(count) entries are promised")
    }
    return Int(count)
  }
}
