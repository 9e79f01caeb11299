import type { Order } from './Order.js'
import { ORDER_PARTS, type OrderPart } from './orderParts.js'
import { readObject } from './readObject.js'

const EVERY_ORDER: Readonly<Record<keyof Order, OrderPart>> = {
  match: ORDER_PARTS.someText,
  query: ORDER_PARTS.text,
  method: ORDER_PARTS.text,
  times: ORDER_PARTS.count,
}

/** Reads orders with these parts of their own; a text says what is wrong with one. */
export const orderReader = <O extends Order>(
  what: string,
  own: Readonly<Record<Exclude<keyof O, keyof Order>, OrderPart>>,
) => {
  const parts = new Map<string, OrderPart>(Object.entries<OrderPart>({ ...EVERY_ORDER, ...own }))
  const complaintsAbout = (value: object): readonly string[] => [
    ...('match' in value ? [] : ['"match" is missing']),
    ...Object.entries(value).flatMap(([name, given]: [string, unknown]) => {
      const [fits, words] = parts.get(name) ?? []
      if (fits === undefined || words === undefined) return [`"${name}" is no part of a ${what}`]
      return fits(given) ? [] : [`"${name}" must be ${words}`]
    }),
  ]
  const isOrder = (value: object): value is O => complaintsAbout(value).length === 0
  return (text: string): O | string => {
    const value = readObject(text)
    if (value === undefined) return 'the body is not a JSON object'
    return isOrder(value) ? value : complaintsAbout(value).join('; ')
  }
}
