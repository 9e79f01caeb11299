/** May forbid closing while something must be decided first; the modal then shakes (S4-04). */
export interface CloseGuard {
  readonly mayClose: () => boolean
}
