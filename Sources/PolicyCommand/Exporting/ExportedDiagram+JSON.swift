import LayoutPolicies
import PolicyAnalysis

extension ExportedDiagram {
  /// The version of the format.
  static let jsonVersion = 1

  /// The diagram in JSON, on one line.
  var json: JSONValue {
    [
      "version": .number(Double(Self.jsonVersion)), "policy": .string(policy.name),
      "inputs": .array(inputs.map { $0.json }), "root": root.json,
      "nodes": .array(
        nodes.map { node in
          [
            "input": .number(Double(node.level)),
            "branches": .array(
              node.branches.map { cells, target in
                ["end": .number(Double(cells.upperBound)), "to": target.json]
              }),
          ]
        }), "decisions": .array(decisions.map { .sorted($0.exportedFields) }),
    ]
  }
}

extension LayoutDecision {
  /// What of the decision hangs on nothing but the answers.
  fileprivate var exportedFields: [JSONField] {
    fields(with: layout).filter { $0.key != "unknown" }
  }
}

extension ExportedDiagram.Target {
  fileprivate var json: JSONValue {
    switch self {
    case .node(let place): ["node": .number(Double(place))]
    case .decision(let place): ["decision": .number(Double(place))]
    }
  }
}

extension InputCells {
  /// The input, what kind of values it has, and its cells; numbers and versions with the cuts
  /// between them.
  fileprivate var json: JSONValue {
    let cells = JSONValue.array((0..<count).map { .string(plainText(of: $0..<$0 + 1)) })
    func cuts<Value>(_ cuts: [Cut<Value>], _ value: (Value) -> JSONValue) -> JSONValue? {
      cuts.isEmpty
        ? nil
        : .array(cuts.map { ["at": value($0.value), "includes": .boolean($0.isAfter)] })
    }
    return [
      "name": .string(input.name), "kind": .string(kindName), "of": of,
      "default": defaultValue, "cells": cells,
      "cuts": cuts(self.cuts) { .number($0) }
        ?? cuts(versionCuts) { .string($0.description) },
    ]
  }

  private var kindName: String {
    switch input {
    case .spent: "once"
    case .input: "input"
    case .term: "word"
    case .osVersion: "version"
    case .open: "panes"
    case .fold: "fold"
    case .model: "model"
    case .number(_, let isScaled): isScaled ? "sp" : "number"
    }
  }

  /// What a question about one of many is about.
  private var of: JSONValue? {
    switch input {
    case .fold(let pattern): pattern.map { JSONValue($0.plain) } ?? "none"
    case .spent, .input, .term, .osVersion, .open, .model, .number: nil
    }
  }

  private var defaultValue: JSONValue? {
    guard case .input(_, _, let value?) = input else { return nil }
    return JSONValue(PlainValue(value))
  }
}
