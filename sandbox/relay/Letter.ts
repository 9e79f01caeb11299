/** A message in the relay: encrypted by the clients, never read here. */
export interface Letter {
  readonly topic: string
  readonly message: string
  /** What kind of message it is, as the clients number them (1100 proposes a session, 1108 asks, …). */
  readonly tag: number
  /** In ms since the epoch. */
  readonly publishedAt: number
  readonly expiresAt: number
  /** The client that sent it; it never gets it back. */
  readonly sender: string
}
