/** What is to go wrong with a message. */
export interface SecureSiteFault {
  /** Its name without the prefix, `CONNECT_EMAIL`; or `READY`; or `SDK`, the frame's page itself; or `CONSENT`, what the popup posts. */
  readonly message: string
  /** Only where an RPC request is of this method. */
  readonly method?: string
  /** How many it strikes; without it, every one. */
  readonly times?: number
  /** It is done, and nobody says so. */
  readonly silent?: boolean
  /** It is answered that much later, in ms. */
  readonly delayMs?: number
  /** It is not done; this is the text of the error. */
  readonly error?: string
  /** Said in the place of the true payload. */
  readonly payload?: unknown
  /** Said in the place of the true type. */
  readonly type?: string
  /** Said in the place of the id of the request. */
  readonly id?: string
  /** How often it is said. */
  readonly copies?: number
  /** The answer comes from another origin, or from another frame of the right one. */
  readonly from?: 'otherOrigin' | 'otherFrame'
  /** The frame goes away, to another origin that answers in its place. */
  readonly leave?: boolean
}
