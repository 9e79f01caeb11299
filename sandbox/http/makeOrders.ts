import type { Order } from './Order.js'

export interface Orders<O extends Order> {
  readonly add: (order: O) => void
  readonly clear: () => void
  readonly list: () => readonly O[]
  /** The order about a request, if there is one; counts it. */
  readonly take: (method: string, url: URL) => O | undefined
}

const queryOf = (url: URL): string => [...url.searchParams].map(([name, value]) => `${name}=${value}`).join('&')

const fits = ({ match, query = '', method }: Order, asked: string, url: URL): boolean =>
  url.pathname.includes(match) && (method ?? asked) === asked && queryOf(url).includes(query)

/** What was ordered; the newest that fits counts. */
export const makeOrders = <O extends Order>(): Orders<O> => {
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
