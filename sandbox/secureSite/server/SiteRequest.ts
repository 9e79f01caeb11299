/** A request to one of the two servers of the secure site. */
export interface SiteRequest {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
  /** Fires when nobody waits for the answer any longer. */
  readonly signal: AbortSignal
}
