/** A request that reached the sandbox. */
export interface LoggedRequest {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** 0 where a fault broke the connection or never answered. */
  readonly status: number
  /** ms since the epoch. */
  readonly at: number
}
