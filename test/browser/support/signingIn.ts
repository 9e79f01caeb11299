import { assert } from 'chai'
import { answer, HERON, press } from './sending.js'
import type { ShopPage } from './shopOn.js'
import type { World } from './world.js'

/** Console lines of the browser itself when the server reports no session, or an invalid signature. */
export const REFUSED = {
  tolerated: [/status of 40[13] \(\w+\) \(http:\/\/localhost:\d+\/(?:sign-in\/(?:me|verify)|door-code)\)/],
}

export const code = ({ page }: ShopPage) => page.getByRole('status', { name: 'Door code' }).getByText(/^\d{6}$/)
export const message = ({ modal }: ShopPage) => modal.getByRole('region', { name: 'What you sign' })

/** Connects a wallet, until the message is shown. */
export const connect = async (shop: ShopPage, query: string, wallet = HERON): Promise<void> => {
  await shop.go(query)
  await shop.choose(wallet)
  await answer(shop, 'Approve', wallet)
  await shop.view('SIWXSignMessage').waitFor()
  await message(shop).waitFor()
}

export const nonceIn = (text: string): string => /Nonce: (\w+)/.exec(text)?.[1] ?? 'no nonce'

/** Signs in the modal, and in the wallet. */
export const sign = async (shop: ShopPage, wallet = HERON): Promise<void> => {
  await press(shop, 'Sign')
  await answer(shop, 'Approve', wallet)
}

/** The server's answer to a client with the page's cookies. */
export const codeByCookies = async ({ page }: ShopPage, { sandbox, origin }: World): Promise<unknown> => {
  const headers = { origin: new URL(origin).origin }
  return (await page.context().request.get(sandbox.shopServer.doorCode, { headers })).json()
}

/** Number of requests to the sandbox for a path. */
export const asked = ({ sandbox }: World, path: string): number =>
  sandbox.requests().filter((request) => request.path === path).length

/** Records each view shown from now on; returns their names. */
export const watchViews = async ({ page }: ShopPage): Promise<() => Promise<readonly string[]>> => {
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seenViews: seen })
    new MutationObserver(() => {
      for (const each of document.querySelectorAll<HTMLElement>('[data-portico-view]'))
        seen.add(each.dataset['porticoView'] ?? '')
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  return () => page.evaluate(() => [...(Reflect.get(window, 'seenViews') as Set<string>)])
}

/** A sign-in during connect needs no view, and a reload needs nothing. */
export const staysSignedInBy = async (shop: ShopPage, world: World, way: () => Promise<void>): Promise<void> => {
  await shop.go('?signin=required')
  const views = await watchViews(shop)
  await way()
  await code(shop).waitFor()
  await shop.modal.waitFor({ state: 'hidden' })
  assert.deepEqual(await codeByCookies(shop, world), { doorCode: await code(shop).innerText() })
  assert.include(await views(), 'Connect')
  assert.notInclude(await views(), 'SIWXSignMessage')
  const nonces = (): number => asked(world, '/sign-in/nonce')
  assert.deepEqual([nonces(), asked(world, '/sign-in/verify')], [1, 1])
  await shop.page.reload()
  await code(shop).waitFor()
  await shop.accountButton.waitFor()
  assert.isFalse(await shop.modal.isVisible())
  assert.equal(nonces(), 1)
}
