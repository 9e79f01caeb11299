import { LONGEST_WAIT_MS } from './LONGEST_WAIT_MS.js'
import { type ShopPage, shopOn } from './shopOn.js'
import { theWorld, type World } from './world.js'

/** A new visitor's page, still empty, and a healthy sandbox. */
export const onFreshShop = async <A>(body: (shop: ShopPage, world: World) => Promise<A>): Promise<A> => {
  const world = await theWorld()
  await world.reset()
  const context = await world.browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    baseURL: world.origin,
  })
  context.setDefaultTimeout(LONGEST_WAIT_MS)
  try {
    return await body(shopOn(await context.newPage()), world)
  } finally {
    await context.close()
  }
}
