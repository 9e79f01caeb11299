/** What is to go wrong with requests whose path holds `match`. */
export interface Fault {
  readonly match: string
  readonly method?: string
  /** How many requests it strikes; without it, every one. */
  readonly times?: number
  /** Wait before answering, in ms. */
  readonly delayMs?: number
  /** Break the connection. */
  readonly drop?: boolean
  /** Never answer. */
  readonly hang?: boolean
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as it is, malformed or not. */
  readonly body?: string
}
