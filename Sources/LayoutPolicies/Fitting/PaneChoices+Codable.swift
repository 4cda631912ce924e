#if !hasFeature(Embedded)
  extension PaneChoices: Codable {
    /// Writes an object of places, such as
    /// `{"double-column/automatic/regular":{"hidden":["sidebar"],"widths":{"sidebar":280}}}`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: PlaceKey.self)
      for entry in entries {
        try container.encode(entry.choice, forKey: PlaceKey(entry.place.name))
      }
    }

    /// Reads what can be read; whatever is damaged counts as not chosen. ``RestoredMemory`` also
    /// tells what was damaged.
    public init(from decoder: any Decoder) throws {
      self = (try? RestoredChoices(from: decoder))?.choices ?? PaneChoices()
    }
  }

  /// A key that is not known before it is read.
  private struct PlaceKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  extension PaneChoices.Choice: Encodable {
    private enum CodingKeys: String, CodingKey {
      case hidden, widths
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      if !hidden.isEmpty { try container.encode(hidden.panes.map { $0.rawValue }, forKey: .hidden) }
      guard !widths.isEmpty else { return }
      var points = container.nestedContainer(keyedBy: PlaceKey.self, forKey: .widths)
      for width in widths { try points.encode(width.points, forKey: PlaceKey(width.pane.rawValue)) }
    }
  }

  /// Choices read from storage, and what of them could not be read.
  struct RestoredChoices: Decodable {
    private(set) var choices = PaneChoices()
    private(set) var problems: [String] = []

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: PlaceKey.self)
      for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
        let name = "choices.\(key.stringValue)"
        guard let place = PaneChoices.Place(name: key.stringValue) else {
          problems.append("`\(name)` is no style, display and width class; dropped")
          continue
        }
        guard let parts = try? container.nestedContainer(keyedBy: PlaceKey.self, forKey: key) else {
          problems.append("`\(name)` is not an object; dropped")
          continue
        }
        choices.keep(choice(parts, name), at: place)
      }
    }

    private mutating func choice(
      _ parts: KeyedDecodingContainer<PlaceKey>, _ name: String
    ) -> PaneChoices.Choice {
      var choice = PaneChoices.Choice()
      let hidden = PlaceKey("hidden")
      if let panes = try? parts.decode([String].self, forKey: hidden) {
        for text in panes {
          if let pane = Pane(rawValue: text), pane != .detail {
            choice.hidden.insert(pane)
          } else {
            problems.append(
              "`\(name).hidden` names \(text.inBackticks), which is no column; dropped")
          }
        }
      } else if parts.contains(hidden) {
        problems.append("`\(name).hidden` is not a list of panes; dropped")
      }
      let widths = PlaceKey("widths")
      if let points = try? parts.nestedContainer(keyedBy: PlaceKey.self, forKey: widths) {
        for key in points.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
          let width = try? points.decode(Double.self, forKey: key)
          if let pane = Pane(rawValue: key.stringValue), pane != .detail, let width,
            width.isMeasure
          {
            choice.setWidth(min(width, Extent.longest), of: pane)
          } else {
            problems.append("`\(name).widths.\(key.stringValue)` is no width of a column; dropped")
          }
        }
      } else if parts.contains(widths) {
        problems.append("`\(name).widths` is not an object; dropped")
      }
      return choice
    }
  }

  extension PaneChoices.Place {
    fileprivate init?(name: String) {
      let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      let isInRows = parts.count == 4 && parts[3] == PaneAxis.vertical.rawValue
      guard parts.count == 3 || isInRows, let style = LayoutStyle(rawValue: parts[0]),
        let display = DisplayMode(rawValue: parts[1]),
        parts[2] == "unknown" || SizeClass(rawValue: parts[2]) != nil
      else { return nil }
      self.init(
        style: style, display: display, axis: isInRows ? .vertical : .horizontal,
        widthClass: SizeClass(rawValue: parts[2]))
    }
  }
#endif
