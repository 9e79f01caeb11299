/** What a site says of its sessions, whoever keeps them. */
export interface SessionRules {
  /** Whether nobody stays connected without signing in: `true` unless said otherwise. */
  readonly required?: boolean
  /** Whether whoever disconnects is signed out, too: `true` unless said otherwise. */
  readonly signOutOnDisconnect?: boolean
  /** One line of ASCII letters that the visitor agrees to by signing. */
  readonly statement?: string
  /** URIs that the visitor reads in the message. */
  readonly resources?: readonly string[]
}

export interface DeviceSessionOptions extends SessionRules {
  /** How long a sign-in counts, in ms: 24 hours unless said otherwise, and no longer. */
  readonly lifetimeMs?: number
}

/** Under this the browser keeps them. */
export const DEVICE_KEY = 'signIns'

export interface ServerSessionOptions extends SessionRules {
  /**
   * Where a server of `portico/server` answers, below which are `nonce`, `verify`, `me` and `sign-out`: an address, or
   * a path of the page's own origin.
   */
  readonly url: string
  /** Which cookies go along: `include` unless said otherwise; `same-origin` sends none to another origin. */
  readonly credentials?: 'include' | 'same-origin'
  /**
   * The server's `carrier`: `cookie` unless said otherwise. A `bearer` token is kept in the memory of this page alone,
   * so that whoever reloads it signs in anew.
   */
  readonly token?: 'cookie' | 'bearer'
}

/** Under this the browser keeps what it was signed in by; other tabs see that it changes. */
export const SERVER_KEY = 'serverSignIn'
