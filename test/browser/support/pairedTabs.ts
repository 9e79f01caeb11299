import type { Page } from 'playwright-core'
import { pair } from './pairing.js'
import type { PhonePage } from './phoneOn.js'
import { settles } from './settles.js'
import type { ShopPage } from './shopOn.js'
import type { Visitor } from './Visitor.js'

/** How soon tabs of a site agree (U-33). */
export const AGREED_MS = 500
/** The phone has its own socket. */
export const WITH_THE_PHONE = 1

/** Requests a signature. */
export const sign = (shop: ShopPage): Promise<void> => shop.page.getByRole('button', { name: 'Sign a message' }).click()
export const isSigned = (shop: ShopPage): Promise<void> => shop.page.getByText(/^Signed and verified for 0x/).waitFor()
export const addressIn = (shop: ShopPage): Promise<string | null> => shop.told('address').textContent()

/** All tabs together. */
export const haveOneSocket = ({ world: { sandbox } }: Visitor): Promise<void> =>
  settles(() => sandbox.relay.sockets() - WITH_THE_PHONE, 1)

/** The sockets that a page opens from now on. */
export const openedBy = (page: Page): { readonly count: number } => {
  const opened = { count: 0 }
  page.on('websocket', () => (opened.count += 1))
  return opened
}

interface Tabs {
  readonly phone: PhonePage
  /** The tab that paired, and two opened later. */
  readonly all: readonly [ShopPage, ShopPage, ShopPage]
  /** The sockets opened by the latter two. */
  readonly opened: { readonly count: number }[]
}

/** A phone and its three tabs. */
export const threeTabs = async ({ shop, takePhone, anotherTab }: Visitor): Promise<Tabs> => {
  const phone = await takePhone()
  await shop.go()
  await pair(shop, phone)
  const others = [await anotherTab(), await anotherTab()] as const
  const opened = others.map(({ page }) => openedBy(page))
  for (const each of others) {
    await each.go()
    await each.accountButton.waitFor()
  }
  return { phone, all: [shop, ...others], opened }
}
