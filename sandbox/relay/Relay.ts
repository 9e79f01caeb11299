/** What can go wrong with the relay until told otherwise. */
export interface RelayFaults {
  /** Nobody is let in; the socket is closed with this reason, as the real relay words it. */
  readonly refuse?: string
  /** Sockets are accepted and cut at once. */
  readonly down?: boolean
  /** Every frame to a client waits that long, in ms. */
  readonly delayMs?: number
  /** So many letters of this tag are accepted and never delivered. */
  readonly lose?: { readonly tag: number; readonly times: number }
}

/** A running relay. */
export interface Relay {
  /** `ws://…`, for `createPortico({ endpoints: { relay } })`. */
  readonly url: string
  readonly setFaults: (faults: RelayFaults) => void
  /** Cuts every socket; clients come back by themselves. */
  readonly dropSockets: () => void
  /** Kinds of letters that passed, oldest first: numbers only, for nobody may read them. */
  readonly tags: () => readonly number[]
  readonly sockets: () => number
  readonly close: () => Promise<void>
}
