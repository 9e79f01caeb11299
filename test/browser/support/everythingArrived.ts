import type { Visitor } from './Visitor.js'

/** Waits until every request a page has sent so far is in the sandbox's log: the log hears them in order. */
export const everythingArrived = ({ shop, world }: Pick<Visitor, 'shop' | 'world'>): Promise<unknown> =>
  shop.page.evaluate((url) => fetch(url).then((answer) => answer.text()), `${world.sandbox.control}requests`)
