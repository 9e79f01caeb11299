/** Selects the requests whose path contains `match`. */
export interface RequestRule {
  readonly match: string
  /** Decoded text that the query must also contain: `page=2`. */
  readonly query?: string
  readonly method?: string
  /** Number of requests it applies to; unlimited by default. */
  readonly times?: number
}

/** A failure of the selected requests. */
export interface Fault extends RequestRule {
  /** Delay of the answer, in ms. */
  readonly delayMs?: number
  /** Breaks the connection. */
  readonly drop?: boolean
  /** Never answers. */
  readonly hang?: boolean
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Sent unchanged, even if malformed. */
  readonly body?: string
}

export type Json = string | number | boolean | null | readonly Json[] | { readonly [field: string]: Json }

/**
 * Replaces answers. `set` writes values into the true JSON answer by path: `{ match: 'getWallets', set: {
 * 'data.0.name': '<img src=x onerror=…>', 'data.*.rdns': 7 } }`; `*` is every entry of a list. `body` is another JSON
 * answer; `base64` are other bytes: `{ match: 'getWalletImage', base64: 'PHN2Zz4=', headers: { 'content-type':
 * 'image/png' } }`. The newest matching rule applies.
 */
export interface Rewrite extends RequestRule {
  readonly set?: Readonly<Record<string, Json>>
  readonly body?: Json
  readonly base64?: string
  /** Defaults to 200 with `body` and `base64`, otherwise to the true status. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
}

export interface RequestRules<O extends RequestRule> {
  readonly add: (order: O) => void
  readonly clear: () => void
  readonly list: () => readonly O[]
  /** The order that applies to a request, if any; counts the use. */
  readonly take: (method: string, url: URL) => O | undefined
}

const queryOf = (url: URL): string => [...url.searchParams].map(([name, value]) => `${name}=${value}`).join('&')

const fits = ({ match, query = '', method }: RequestRule, asked: string, url: URL): boolean =>
  url.pathname.includes(match) && (method ?? asked) === asked && queryOf(url).includes(query)

/** A list of rules; the newest match applies. */
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
