import type { BrowserContext } from 'playwright-core'
import { type PhonePage, phoneOn } from './phoneOn.js'
import { type ShopPage, shopOn } from './shopOn.js'
import type { Watch } from './watchContext.js'
import type { World } from './world.js'

interface VisitorDeps {
  readonly context: BrowserContext
  readonly watch: Watch
  readonly world: World
}

/** A visitor with their own browser profile: the actor of a test. */
export interface Visitor extends VisitorDeps {
  readonly shop: ShopPage
  /** The visitor's phone; `path` is what it is opened with. */
  readonly takePhone: (path?: string) => Promise<PhonePage>
  /** Another tab of the same visitor. */
  readonly anotherTab: () => Promise<ShopPage>
}

export const makeVisitor = async (deps: VisitorDeps): Promise<Visitor> => {
  const openTab = async (): Promise<ShopPage> => shopOn(await deps.context.newPage())
  const takePhone = async (path = ''): Promise<PhonePage> =>
    phoneOn(await deps.context.newPage(), deps.world.phone + path)
  return { ...deps, shop: await openTab(), anotherTab: openTab, takePhone }
}
