import Foundation
import PolicyCommand
import Testing

@Suite("export")
struct ExportTests {
  private static let reader = """
    version: 1
    inputs: { select: { type: boolean, default: false }, order: { of: [name, date] } }
    outputs: { columns: { type: number, default: 2 } }
    rules:
      - name: it's -- "roomy"; ünï
        when: { width: 840sp..., not: { select: true } }
        layout: { style: double-column, display: one-beside-secondary }
      - name: by name
        when: { order: name, device: pad }
        layout: { style: stack, values: { columns: { fit: 160, max: 4 } } }
    otherwise: { use: base }
    also:
      navigation: { rules: [{ name: rail, when: { width-class: regular }, layout: { tabs: rail } }] }

    """
  private static let base = "version: 1\notherwise: { layout: { style: stack, tip: base } }\n"

  private func bench() throws -> Workbench {
    try Workbench(["p/reader.yaml": Self.reader, "p/base.yaml": Self.base])
  }

  @Test("writes one statement, and says which columns it needs")
  func statement() throws {
    let run = try bench().run("export", "reader", "--policies", "@/p", "--table", "app.sessions")
    #expect(run.errors == "" && run.status == .done)
    #expect(run.output == Self.expected)
  }

  @Test("writes the same to a file, and SQL where no format is named")
  func file() throws {
    let bench = try bench()
    let words = "export reader --policies @/p --table app.sessions --format sql --output @/out.sql"
    let run = try bench.run(words: words)
    #expect(run.output == "" && run.errors == "" && run.status == .done)
    #expect(try String(contentsOfFile: bench.path + "/out.sql", encoding: .utf8) == Self.expected)
  }

  @Test(
    "says what cannot be exported, and where",
    arguments: [
      (
        "export reader --policies @/p --output @/no/out.sql", .failed,
        "error: cannot write `no/out.sql`: no such file or directory\n"
      ),
      (
        "export reader --policies @/p --output -", .usage,
        "error: `--output` needs a file\n  help: leave it out to write to the standard output\n"
      ),
      (
        "export reader --policies @/p --table a..b", .usage,
        "error: `--table` needs a name, or names with dots between them\n"
          + "  help: write `--table analytics.sessions`\n"
      ),
      (
        "export bad --policies @/bad", .wrongInput,
        "bad/bad.yaml:1:1: error: `bad` cannot be exported: the rule `a\\b` needs a backslash, "
          + "which databases read in different ways\n"
      ),
      ("export --policies @/p", .usage, nil), ("export raeder --policies @/p", .wrongInput, nil),
      ("export reader --policies @/p --format dot2", .wrongInput, nil),
    ] as [(String, PolicyCommand.ExitStatus, String?)])
  func refusals(_ words: String, _ status: PolicyCommand.ExitStatus, _ errors: String?) throws {
    let bench = try bench()
    let bad =
      "version: 1\nrules: [{ name: 'a\\b', when: { width: 1... }, layout: { style: stack } }]\n"
    try bench.write("bad/bad.yaml", (bad + "otherwise: { layout: { style: stack } }\n").utf8)
    let run = try bench.run(words: words)
    #expect(run.output == "" && run.status == status, "\(run.errors)")
    if let errors { #expect(run.errors.hasPrefix(errors), "\(run.errors)") }
  }

  private static let expected = """
    -- The policy `reader`, made by `layout-policy export`. Change the policy, not this.
    -- Every row is answered with a fresh memory: no rule is active, so hysteresis plays no part.
    -- Columns that `app.sessions` must have; NULL is unknown, as is any word that is not listed:
    --   device                         text     the kind of device; `phone`, `pad`, `mac`, \
    `tv`, `watch`, `vision`, `car`, `desktop`
    --   orientation                    text     `portrait`, `landscape`; NULL follows from \
    width and height
    --   text_scale                     number   how much larger than usual the text is; NULL is 1
    --   width, height                  number   points of the window; a side of 0 or less says \
    that it is not measured
    --   width_class                    text     `compact`, `regular`; NULL follows from the \
    other columns
    --   windowing                      text     the way of sharing the screen; `full-screen`, \
    `split-third`, `split-half`, `split-two-thirds`, `slide-over`, `windowed`
    --   inset_leading, inset_trailing  number   points that content keeps free at the sides; \
    NULL is 0
    --   input_select                   boolean  the input `select`; NULL is false
    --   input_order                    text     the input `order`; `name`, `date`; NULL is name
    -- Columns that begin with lp_ are steps on the way.
    WITH
    lp_given AS (
      SELECT
        *,
        CASE
          WHEN device IN ('phone', 'pad', 'mac', 'tv', 'watch', 'vision', 'car', 'desktop') \
    THEN device
        END AS lp_device,
        CASE
          WHEN text_scale > 0 AND text_scale <= 1.7976931348623157e308 THEN text_scale * 1e0
          ELSE 1e0
        END AS lp_text_scale,
        CASE
          WHEN width > 0 AND width <= 1.7976931348623157e308 AND (height IS NULL OR height > 0 \
    AND height <= 1.7976931348623157e308) THEN width * 1e0
        END AS lp_width,
        CASE
          WHEN height > 0 AND height <= 1.7976931348623157e308 AND (width IS NULL OR width > 0 \
    AND width <= 1.7976931348623157e308) THEN height * 1e0
        END AS lp_height,
        CASE
          WHEN windowing IN ('full-screen', 'split-third', 'split-half', 'split-two-thirds', \
    'slide-over', 'windowed') THEN windowing
        END AS lp_windowing,
        CASE
          WHEN inset_leading > 0 AND inset_leading <= 1.7976931348623157e308 THEN inset_leading \
    * 1e0
          ELSE 0e0
        END AS lp_leading,
        CASE
          WHEN inset_trailing > 0 AND inset_trailing <= 1.7976931348623157e308 THEN \
    inset_trailing * 1e0
          ELSE 0e0
        END AS lp_trailing,
        COALESCE(input_select, FALSE) AS lp_input_select,
        CASE WHEN input_order IN ('name', 'date') THEN input_order ELSE 'name' END AS \
    lp_input_order
      FROM app.sessions
    ),
    lp_window AS (
      SELECT
        *,
        CASE
          WHEN orientation IN ('portrait', 'landscape') THEN orientation
          WHEN lp_height >= lp_width THEN 'portrait'
          WHEN lp_height < lp_width THEN 'landscape'
        END AS lp_orientation,
        CASE WHEN lp_leading < lp_width THEN lp_leading ELSE lp_width END AS lp_start
      FROM lp_given
    ),
    lp_classes AS (
      SELECT
        *,
        CASE
          WHEN width_class IN ('compact', 'regular') THEN width_class
          WHEN lp_device IS NULL AND lp_width >= 640e0 THEN CASE WHEN lp_height >= 480e0 THEN \
    'regular' END
          WHEN lp_device IS NULL AND lp_width < 640e0 THEN 'compact'
          WHEN lp_device = 'phone' AND lp_orientation = 'portrait' THEN 'compact'
          WHEN lp_device = 'watch' THEN 'compact'
          WHEN lp_device IS NULL OR lp_device IN ('phone', 'car') THEN NULL
          WHEN lp_width >= 640e0 THEN 'regular'
          WHEN lp_width < 640e0 THEN 'compact'
          WHEN lp_windowing = 'full-screen' THEN 'regular'
        END AS lp_width_class,
        CASE
          WHEN lp_width - lp_trailing <= lp_start THEN 0e0
          WHEN lp_width - lp_trailing - lp_start > 1000000000e0 THEN 1000000000e0
          ELSE lp_width - lp_trailing - lp_start
        END AS lp_room
      FROM lp_window
    ),
    lp_rules AS (
      SELECT
        *,
        CASE
          WHEN lp_width >= 840e0 * lp_text_scale AND NOT (lp_input_select = TRUE) THEN 0
          WHEN lp_input_order = 'name' AND lp_device = 'pad' THEN 1
          ELSE 2
        END AS lp_rule_1,
        CASE WHEN lp_width_class = 'regular' THEN 0 ELSE 1 END AS lp_rule_2
      FROM lp_classes
    ),
    lp_used_0 AS (
      SELECT
        *,
        2 AS lp_policy_0,
        'base/otherwise' AS lp_chain_0
      FROM lp_rules
    ),
    lp_answers AS (
      SELECT
        *,
        CASE lp_rule_1 WHEN 0 THEN 0 WHEN 1 THEN 1 ELSE lp_policy_0 END AS lp_answer,
        CASE lp_rule_2 WHEN 0 THEN 3 ELSE NULL END AS lp_answer_2,
        FLOOR((lp_room + 0e0) / 160e0 + (1e0 / 1e9)) AS lp_fit_0
      FROM lp_used_0
    )
    SELECT
      *,
      CASE lp_rule_1
        WHEN 0 THEN 'it''s -- "roomy"; ünï'
        WHEN 1 THEN 'by name'
        ELSE 'otherwise'
      END AS rule,
      CASE lp_rule_1
        WHEN 0 THEN 'reader/it''s -- "roomy"; ünï'
        WHEN 1 THEN 'reader/by name'
        ELSE 'reader/otherwise -> ' || lp_chain_0
      END AS chain,
      CASE lp_answer WHEN 0 THEN 'double-column' ELSE 'stack' END AS style,
      CASE lp_answer WHEN 0 THEN 'one-beside-secondary' ELSE NULL END AS display,
      CASE WHEN lp_answer_2 = 3 THEN 'rail' ELSE 'none' END AS tabs,
      CASE lp_answer WHEN 2 THEN 'base' ELSE NULL END AS tip,
      CASE lp_answer
        WHEN 1 THEN CASE WHEN lp_fit_0 >= 4e0 THEN 4e0 WHEN lp_fit_0 > 1e0 THEN lp_fit_0 ELSE \
    1e0 END
        ELSE 2e0
      END AS value_columns,
      CASE
        WHEN lp_answer_2 IS NOT NULL THEN CASE lp_rule_2 WHEN 0 THEN 'rail' ELSE 'otherwise' END
      END AS rule_navigation,
      '{'
      || CASE lp_answer
        WHEN 0 THEN '"axis":"horizontal","collapsible":true,"display":"one-beside-secondary","h\
    inge":"separating","priority":["detail","sidebar","content","inspector"],"sidebar":{"edge":\
    "leading","fraction":0.4,"max":320,"min":0,"reveal":"automatic","shown":true},"spacing":0,"\
    style":"double-column"'
        ELSE '"spacing":0,"style":"stack"'
      END
      || CASE WHEN lp_answer_2 = 3 THEN ',"tabs":"rail"' ELSE ',"tabs":"none"' END
      || CASE lp_answer WHEN 2 THEN ',"tip":"base"' ELSE '' END
      || ',"values":{'
      || '"columns":'
      || CASE lp_answer
        WHEN 1 THEN CASE
          WHEN lp_fit_0 >= 4e0 THEN '4'
          WHEN lp_fit_0 > 1e0 THEN CAST(CAST(lp_fit_0 AS INTEGER) AS VARCHAR(20))
          ELSE '1'
        END
        ELSE '2'
      END
      || '}'
      || '}' AS layout
    FROM lp_answers;

    """
}
