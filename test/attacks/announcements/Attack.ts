/** A row that an attack is to end in. */
export interface ExpectedRow {
  readonly name: string
  readonly icon: boolean
  readonly unverified: boolean
}

/** What a page script announces (EIP-6963), and all that may become of it. */
export interface Attack {
  readonly what: string
  /** The `detail` of each announcement, in their order; made anew for each page. */
  readonly announce: () => readonly unknown[]
  /** Empty where all of it is dropped. */
  readonly rows: readonly ExpectedRow[]
}
