#if !hasFeature(Embedded)
  extension PolicyMemory: Codable {
    fileprivate enum CodingKeys: String, CodingKey {
      case version, spent, choices
    }

    /// The version of the stored form that this code writes.
    private static var formatVersion: Int { 1 }

    /// Writes `{"version":1,"spent":[...],"choices":{...}}`, sorted. A key that is showing is
    /// stored as spent, so that a relaunch does not show it again; the rules that decided last, and
    /// what was dismissed for as long as a display shows, are not stored.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(Self.formatVersion, forKey: .version)
      try container.encode(Set(spent + showing).sorted(), forKey: .spent)
      if !choices.entries.isEmpty { try container.encode(choices, forKey: .choices) }
    }

    /// Reads what can be read; whatever is damaged counts as not remembered.
    /// ``RestoredMemory`` also tells what was damaged.
    public init(from decoder: any Decoder) throws {
      self = try RestoredMemory(from: decoder).memory
    }
  }

  /// A memory read from storage, and what of it could not be read. Reading never fails: a damaged
  /// store costs at most a tip shown twice, or a column hidden again.
  public struct RestoredMemory: Sendable, Decodable {
    /// What could be read.
    public let memory: PolicyMemory
    /// What was dropped, in words; empty if all was read.
    public let problems: [String]

    /// Reads all that is sound.
    public init(from decoder: any Decoder) throws {
      var problems: [String] = []
      var keys: [String] = []
      var choices = PaneChoices()
      if let container = try? decoder.container(keyedBy: PolicyMemory.CodingKeys.self) {
        let version = try? container.decode(Int.self, forKey: .version)
        if version != 1 { problems.append("`version` is not 1; read as if it were") }
        if var list = try? container.nestedUnkeyedContainer(forKey: .spent) {
          while !list.isAtEnd {
            if let key = try? list.decode(String.self) {
              keys.append(key)
            } else {
              problems.append("`spent[\(list.currentIndex)]` is not a text; dropped")
              // Skips one entry of whatever type.
              guard (try? list.decode(AnyEntry.self)) != nil else { break }
            }
          }
        } else if container.contains(.spent) {
          problems.append("`spent` is not a list; dropped")
        }
        if let restored = try? container.decode(RestoredChoices.self, forKey: .choices) {
          choices = restored.choices
          problems += restored.problems
        } else if container.contains(.choices) {
          problems.append("`choices` is not an object; dropped")
        }
      } else {
        problems.append("not an object; dropped")
      }
      var memory = PolicyMemory(spent: keys)
      memory.choices = choices
      self.memory = memory
      self.problems = problems
    }

    private struct AnyEntry: Decodable {
      init(from decoder: any Decoder) throws {}
    }
  }
#endif
