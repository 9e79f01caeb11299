/** A row that an attack has to end in. */
export interface ExpectedRow {
  readonly name: string
  readonly icon: boolean
  readonly unverified: boolean
}

/** An announcement of a page script (EIP-6963), and its allowed outcomes. */
export interface Attack {
  readonly what: string
  /** The `detail` of each announcement, in order; created for each page. */
  readonly announce: () => readonly unknown[]
  /** Empty if all announcements are dropped. */
  readonly rows: readonly ExpectedRow[]
}
