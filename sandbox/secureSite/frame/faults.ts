import type { Fields } from './fields.js'

/** A fault of one message. */
export interface SecureSiteFault {
  /**
   * Message name without the prefix, such as `CONNECT_EMAIL`; or `READY`; `SDK` for the frame's page itself; `CONSENT`
   * for what the popup posts.
   */
  readonly message: string
  /** Restricts it to RPC requests of this method. */
  readonly method?: string
  /** Number of messages it applies to; unlimited by default. */
  readonly times?: number
  /** Executes the message without an answer. */
  readonly silent?: boolean
  /** Delay of the answer, in ms. */
  readonly delayMs?: number
  /** Does not execute the message; answers with this error text. */
  readonly error?: string
  /** Replaces the payload. */
  readonly payload?: unknown
  /** Replaces the type. */
  readonly type?: string
  /** Replaces the request id. */
  readonly id?: string
  /** Number of times the answer is posted. */
  readonly copies?: number
  /** Answers from another origin, or from another frame of the right origin. */
  readonly from?: 'otherOrigin' | 'otherFrame'
  /** Navigates the frame to another origin, which answers instead. */
  readonly leave?: boolean
}

export interface SecureSiteFaults {
  readonly add: (fault: SecureSiteFault) => void
  readonly clear: () => void
  /** The fault that applies to a message, if any; counts the use. */
  readonly take: (message: string, method?: unknown) => SecureSiteFault | undefined
}

/** Configured faults; the newest match applies. */
export const makeFaults = (): SecureSiteFaults => {
  let given: { readonly fault: SecureSiteFault; left: number }[] = []
  return {
    add: (fault) => void given.unshift({ fault, left: fault.times ?? Infinity }),
    clear: () => {
      given = []
    },
    take: (message, method) => {
      const found = given.find(
        ({ fault, left }) => left > 0 && fault.message === message && (fault.method ?? method) === method,
      )
      if (found !== undefined) found.left -= 1
      return found?.fault
    },
  }
}

/** A message for a page of the site to post, and how. */
export interface Delivery {
  /** If absent, nothing is posted. The page adds the request id if missing. */
  readonly message?: Fields
  readonly delayMs: number
  readonly copies: number
  readonly from: 'here' | 'otherOrigin' | 'otherFrame'
  /** Address to navigate to instead. */
  readonly leaveFor?: string
}

/** Delivery of a true message under a fault. */
export const deliveryOf = (message: Fields, fault: SecureSiteFault | undefined, forgerSdk: string): Delivery => {
  const { silent = false, delayMs = 0, copies = 1, from = 'here', leave = false, id, type } = fault ?? {}
  const how: Delivery = { delayMs, copies, from }
  if (leave) return { ...how, leaveFor: forgerSdk }
  if (silent) return how
  const said: Fields = {
    ...message,
    ...(fault !== undefined && 'payload' in fault ? { payload: fault.payload } : {}),
    ...(type === undefined ? {} : { type }),
    ...(id === undefined ? {} : { id }),
  }
  return { ...how, message: said }
}
