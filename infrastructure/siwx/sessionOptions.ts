/** Options of the built-in sessions, on device or server. */
export interface SessionRules {
  /** Whether a visitor who does not sign in is disconnected; `true` by default. */
  readonly required?: boolean
  /** Whether disconnecting also signs out; `true` by default. */
  readonly signOutOnDisconnect?: boolean
  /** One line of ASCII text that the visitor agrees to by signing. */
  readonly statement?: string
  /** URIs shown to the visitor in the message. */
  readonly resources?: readonly string[]
}

export interface DeviceSessionOptions extends SessionRules {
  /** Lifetime of a sign-in in ms; 24 hours by default, which is also the maximum. */
  readonly lifetimeMs?: number
}

/** Storage key. */
export const DEVICE_KEY = 'signIns'

export interface ServerSessionOptions extends SessionRules {
  /**
   * Base address of a `portico/server`, with `nonce`, `verify`, `me` and `sign-out` below it: a URL, or a path on the
   * page's origin.
   */
  readonly url: string
  /** Cookies to send: `include` by default; `same-origin` sends none to another origin. */
  readonly credentials?: 'include' | 'same-origin'
  /**
   * The server's `carrier`, `cookie` by default. A `bearer` token is kept only in this page's memory, so a reload
   * requires a new sign-in.
   */
  readonly token?: 'cookie' | 'bearer'
}

/** Storage key of this browser's session; other tabs watch it. */
export const SERVER_KEY = 'serverSignIn'
