/// A truth of three values; nil is unknown.
typealias Kleene = Bool?

/// Kleene's *and*: false if any is, else unknown if any is.
func kleeneAll(_ truths: [Kleene]) -> Kleene {
  if truths.contains(false) { return false }
  return truths.contains(nil) ? nil : true
}

/// Kleene's *or*: true if any is, else unknown if any is.
func kleeneAny(_ truths: [Kleene]) -> Kleene {
  if truths.contains(true) { return true }
  return truths.contains(nil) ? nil : false
}
