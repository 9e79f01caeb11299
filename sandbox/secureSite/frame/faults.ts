import type { Fields } from './fields.js'

/** What is to go wrong with a message. */
export interface SecureSiteFault {
  /**
   * Its name without the prefix, such as `CONNECT_EMAIL`; or `READY`; `SDK` for the frame's page itself; `CONSENT` for
   * what the popup posts.
   */
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

export interface SecureSiteFaults {
  readonly add: (fault: SecureSiteFault) => void
  readonly clear: () => void
  /** The fault about a message, if there is one; counts it. */
  readonly take: (message: string, method?: unknown) => SecureSiteFault | undefined
}

/** What was ordered; the newest that fits counts. */
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

/** What a page of the site is to post, and how. */
export interface Delivery {
  /** Nothing is posted without it. The page adds the id of the request, unless there is one. */
  readonly message?: Fields
  readonly delayMs: number
  readonly copies: number
  readonly from: 'here' | 'otherOrigin' | 'otherFrame'
  /** Where the page goes instead. */
  readonly leaveFor?: string
}

/** How a true message is delivered when this goes wrong with it. */
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
