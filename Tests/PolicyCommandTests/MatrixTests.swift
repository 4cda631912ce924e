import Foundation
import PolicyCommand
import Testing

@Test("A matrix shows each part of an answer in which windows differ, as far as it was said")
func matrixColumns() throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appendingPathComponent("shown.yaml")
  let policy = """
    version: 1
    rules:
      - name: rows
        when: { shape: tall, width: 600... }
        layout: { style: double-column, axis: vertical, sidebar: { ideal: 200sp } }
      - name: columns
        when: { height: 600... }
        layout: { style: double-column, sidebar: 250, detail: { max: 700 } }
    otherwise: { layout: { style: stack, inspector: { fraction: 0.3, min: 80, max: 90 } } }
    """
  try Data(policy.utf8).write(to: file)
  let (output, errors) = (Output(), Output())
  let tool = CommandLineTool(
    input: OpenFile(borrowing: 0, name: "standard input"), output: output, errors: errors)
  let status = tool.run(["matrix", file.path, "--id", "ipad-mini-6,iphone-17"])
  #expect(errors.text == "")
  #expect(status == .done)
  #expect(
    output.text == """
      shown
      2 devices, 4 windows

        style          display    axis      sidebar        detail  inspector       rule
        stack                                                      30% in 80...90  otherwise
              1 phone sideways
        double-column  automatic            250            ...700                  columns
              1 phone upright, 1 pad sideways
        double-column  automatic  vertical  200sp in 0...                          rows
              1 pad upright

      """)
}
