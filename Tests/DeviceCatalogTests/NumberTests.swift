import DeviceCatalog
import Testing

@Suite("A number")
struct NumberTests {
  @Test(
    "follows JSON's grammar",
    arguments: [
      ("0", 0), ("-0", 0), ("820", 820), ("320.5", 320.5), ("1e3", 1000), ("1.5E+2", 150),
      ("25e-2", 0.25), ("-12.25", -12.25), ("0.1", 0.1),
    ])
  func accepted(text: String, expected: Double) throws {
    let number = try NumberText.read(text)
    #expect(number == expected)
    #expect(number.sign == (expected < 0 ? .minus : .plus))
  }

  @Test(
    "in another form is refused, with the form that is meant",
    arguments: [
      ("0600", "`0600` begins with a zero", "write `600`"),
      ("-007", "`-007` begins with a zero", "write `-7`"),
      ("00", "`00` begins with a zero", "write `0`"),
      ("00.5", "`00.5` begins with a zero", "write `0.5`"),
      ("1_000", "`1_000` has an underscore", "write `1000`"),
      ("0x320", "`0x320` is hexadecimal", "write `800`"),
      ("0xyz", "`0xyz` is hexadecimal", nil),
      ("0o17", "`0o17` is octal", "write `15`"),
      ("0b101", "`0b101` is binary", "write `5`"),
      ("nan", "`nan` is not finite", nil), ("-.inf", "`-.inf` is not finite", nil),
      ("Infinity", "`Infinity` is not finite", nil), ("inf", "`inf` is not finite", nil),
      ("1e400", "`1e400` is too large", "numbers go up to about 1.8e308"),
      ("+5", "`+5` has a plus sign", "write `5`"),
      (".5", "`.5` has no digit before its point", "write `0.5`"),
      ("-.5", "`-.5` has no digit before its point", "write `-0.5`"),
      ("5.", "`5.` has no digit after its point", "write `5`"),
      ("767,5", "`767,5` has a comma", "write `767.5`"),
      ("1,000", "`1,000` has a comma", "write `1000` or `1.000`"),
      ("5,pt0", "`5,pt0` has a comma", nil),
      ("1,000,000", "`1,000,000` has a comma", "write `1000000`"),
      (" 800", "` 800` has a space around it", "write `800`"),
      ("800\r\n", "`800\u{FFFD}\u{FFFD}` has a space around it", "write `800`"),
      ("800pt", "`800pt` has a unit, `pt`", "write `800`"),
      ("", "a number is missing", nil), ("wide", "`wide` is no number", nil),
      ("-", "`-` is no number", nil), ("1e", "`1e` is no number", nil),
      ("１２", "`１２` is no number", nil), ("1 000", "`1 000` is no number", nil),
      ("--5", "`--5` is no number", nil), ("1.2.3", "`1.2.3` is no number", nil),
    ])
  func refused(text: String, message: String, help: String?) {
    let refusal = #expect(throws: NumberText.Refusal.self) { try NumberText.read(text) }
    #expect(refusal?.message == message)
    #expect(refusal?.help == help)
  }

  @Test("that is very long is shown cut")
  func long() {
    let refusal = #expect(throws: NumberText.Refusal.self) {
      try NumberText.read(String(repeating: "z", count: 100_000))
    }
    #expect(refusal?.message == "`\(String(repeating: "z", count: 80))…` is no number")
  }
}
