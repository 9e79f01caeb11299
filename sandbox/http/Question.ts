/** A request to the sandbox, its address taken apart. */
export interface Question {
  readonly method: string
  /** Below the part's own prefix, without a leading slash. */
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
  /** The header of that name. */
  readonly ifNoneMatch: string | undefined
}
