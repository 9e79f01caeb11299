/** Selects requests: those whose path contains `match`. */
export interface RequestRule {
  readonly match: string
  /** What the query must hold too, decoded: `page=2`. */
  readonly query?: string
  readonly method?: string
  /** How many requests it is about; without it, every one. */
  readonly times?: number
}

/** What goes wrong with the selected requests. */
export interface Fault extends RequestRule {
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

export type Json = string | number | boolean | null | readonly Json[] | { readonly [field: string]: Json }

/**
 * Replaces answers. `set` puts a payload into any field of the true JSON answer, by its path: `{ match: 'getWallets',
 * set: { 'data.0.name': '<img src=x onerror=…>', 'data.*.rdns': 7 } }`; `*` is every entry of a list. `body` is another
 * JSON answer, `base64` are other bytes: `{ match: 'getWalletImage', base64: 'PHN2Zz4=', headers: { 'content-type':
 * 'image/png' } }`. The newest rule that matches applies.
 */
export interface Rewrite extends RequestRule {
  readonly set?: Readonly<Record<string, Json>>
  readonly body?: Json
  readonly base64?: string
  /** With `body` and `base64`, 200 unless said here; otherwise the true one. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

export interface RequestRules<O extends RequestRule> {
  readonly add: (order: O) => void
  readonly clear: () => void
  readonly list: () => readonly O[]
  /** The order about a request, if there is one; counts it. */
  readonly take: (method: string, url: URL) => O | undefined
}

const queryOf = (url: URL): string => [...url.searchParams].map(([name, value]) => `${name}=${value}`).join('&')

const fits = ({ match, query = '', method }: RequestRule, asked: string, url: URL): boolean =>
  url.pathname.includes(match) && (method ?? asked) === asked && queryOf(url).includes(query)

/** A list of rules; the newest that matches applies. */
export const makeRequestRules = <O extends RequestRule>(): RequestRules<O> => {
  let given: { readonly order: O; left: number }[] = []
  return {
    add: (order) => given.unshift({ order, left: order.times ?? Infinity }),
    clear: () => {
      given = []
    },
    list: () => given.map(({ order }) => order),
    take: (method, url) => {
      const found = given.find(({ order, left }) => left > 0 && fits(order, method, url))
      if (found !== undefined) found.left -= 1
      return found?.order
    },
  }
}
