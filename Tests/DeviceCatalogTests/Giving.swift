import DeviceCatalog
import LayoutPolicies

/// A context given as options are: plain texts by key.
func given(_ fields: KeyValuePairs<String, String>) throws(GivenError) -> Given {
  var given = Given()
  try given.set(all: fields.map { GivenField($0.key, .plain($0.value)) })
  return given
}

/// What follows from a context given as options are.
func resolved(_ fields: KeyValuePairs<String, String>) throws(GivenError) -> ResolvedContext {
  ResolvedContext(try given(fields).context())
}

/// The folds that follow from a context given as options are.
func folds(_ fields: KeyValuePairs<String, String>) throws(GivenError) -> [Fold]? {
  let context = try given(fields).context()
  return ResolvedContext(context).folds(of: context)
}

/// The error for one value.
func refusal(
  _ key: String, _ value: GivenValue, inputs: [ValueDeclaration] = []
) -> GivenError? {
  var given = Given(inputs: inputs)
  do throws(GivenError) {
    try given.set(key, to: value)
    return nil
  } catch {
    return error
  }
}
