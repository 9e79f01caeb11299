/** What the relay and the wallets behind it say unasked. `topic` names the session. */
export type RelayEvent =
  /** The wallet tells of its account or chain; `name`, `data` and `chainId` are the wallet's own and unchecked. */
  | {
      readonly _tag: 'SessionEvent'
      readonly topic: string
      readonly name: string
      readonly data: unknown
      readonly chainId: string
    }
  /** The wallet changed what it grants, or prolonged it; read the session anew. */
  | { readonly _tag: 'SessionChanged'; readonly topic: string }
  /** The wallet ended the session, or its time is over. */
  | { readonly _tag: 'SessionEnded'; readonly topic: string }
  | { readonly _tag: 'SocketOpened' }
  | { readonly _tag: 'SocketClosed' }
  /** One could not be opened; the SDK goes on trying. */
  | { readonly _tag: 'SocketUnreachable' }
  /** The relay let nobody in, or cannot be reached; `reason` is its own word, unchecked. */
  | { readonly _tag: 'SocketFailed'; readonly reason: string }
