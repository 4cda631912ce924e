package import DeviceCatalog
package import LayoutPolicies

/// A context that shows that something happens, with what has to be remembered for it.
package struct Witness: Sendable, Hashable {
  /// What a caller gives.
  package let context: LayoutContext
  /// A fresh memory in which some once keys are used up.
  package let memory: PolicyMemory
  /// The device, if this is a window of the catalogue: all but its orientation, windowing and
  /// hinge's posture, and what is no matter of windows, follows from it.
  package let device: CatalogDevice?
}
