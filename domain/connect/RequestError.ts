export type RequestError =
  /** Nothing is connected on the namespace of the request. */
  | { readonly _tag: 'NotConnected' }
  /** The visitor said no in the wallet (EIP-1193 4001). */
  | { readonly _tag: 'RequestRejected' }
  /** The wallet went away, or moved to another account, while the request was open (U-41). */
  | { readonly _tag: 'ConnectionChanged' }
  /** The wallet no longer knows the session; the page has forgotten it, too (U-34). */
  | { readonly _tag: 'SessionGone' }
  | { readonly _tag: 'RequestTimedOut'; readonly afterMs: number }
  /** The wallet answered with an error; `code` is EIP-1193's or JSON-RPC's. */
  | {
      readonly _tag: 'RequestFailed'
      readonly code: number | undefined
      readonly message: string
      readonly cause: unknown
    }
