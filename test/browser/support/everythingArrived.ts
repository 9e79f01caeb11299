import type { Visitor } from './Visitor.js'

/** Waits until every request of a page so far is in the sandbox's log, which is ordered. */
export const everythingArrived = ({ shop, world }: Pick<Visitor, 'shop' | 'world'>): Promise<unknown> =>
  shop.page.evaluate((url) => fetch(url).then((answer) => answer.text()), `${world.sandbox.control}requests`)
