import { assert } from 'chai'
import { links } from '../attacks/payloads/links.js'
import { payloads } from '../attacks/payloads/payloads.js'
import { safeText } from '../attacks/safeText.js'
import { comesToRest } from './support/comesToRest.js'
import { elementNames } from './support/elementNames.js'
import { it } from './support/it.js'
import { readRows } from './support/readRows.js'
import { setTrap } from './support/setTrap.js'
import { settles } from './support/settles.js'
import type { Visitor } from './support/Visitor.js'

/** So many rows are drawn at once in so high a window. */
const BATCH = 110
const HIGH = { context: { viewport: { width: 1280, height: 8_400 } } }
/** The browser prints a line for a picture that its server does not have. */
const NO_PICTURE = /^console error: Failed to load resource: .*(?:Image\/|404)/
/** A picture may be asked of any server on the web; what of the payloads is such an address would be. */
const noPicture = (payload: string): string => (/^https:/i.test(payload) ? 'javascript:window.taken=1' : payload)
const CHAINS = ['eip155:31337', 'eip155:31338']

const batches = Array.from({ length: Math.ceil(payloads.length / BATCH) }, (_, index) =>
  payloads.slice(index * BATCH, (index + 1) * BATCH),
)
const isShown =
  (longest: number) =>
  (text: string): boolean =>
    text.length <= longest && safeText['name']?.(text) === true

/** As high as its content: a list draws no more rows than can be seen. */
const letGrow = (): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[role=dialog] { max-block-size: none !important }')
  document.adoptedStyleSheets = [sheet]
}

const openAllWallets = async ({ shop }: Visitor): Promise<void> => {
  await shop.page.evaluate(letGrow)
  await shop.openConnect()
  await shop.modal.getByRole('button', { name: /^All wallets/ }).click()
  await shop.view('AllWallets').waitFor()
}

const listed = async ({ shop }: Visitor): Promise<readonly string[]> =>
  (await readRows(shop.modal.getByRole('list', { name: 'Wallets' })))
    .filter(({ tag }) => ['Get', 'QR code', 'Unverified'].includes(tag))
    .map(({ name }) => name)

/**
 * Nothing ran, nothing was made that a healthy page has not, nothing was asked of anybody but the sandbox, nothing
 * broke the frame.
 */
const isUnharmed = async ({ shop, watch, world }: Visitor, healthy: readonly string[]): Promise<void> => {
  await comesToRest(shop.page)
  assert.deepEqual(
    (await elementNames(shop.modal)).filter((name) => !healthy.includes(name)),
    [],
  )
  const own = [new URL(world.origin).origin, world.sandbox.url]
  assert.deepEqual(
    watch
      .requests()
      .map((request) => request.url())
      .filter((url) => !/^(?:data|blob):/.test(url) && !own.includes(new URL(url).origin)),
    [],
  )
  assert.isTrue(
    await shop.modal.evaluate(({ scrollWidth, clientWidth }) => scrollWidth === clientWidth),
    'wider than the dialog',
  )
}

const healthyNames = async (
  visitor: Visitor,
  open: () => Promise<void>,
  ready: () => Promise<unknown>,
): Promise<readonly string[]> => {
  await visitor.shop.go('?wallets=heron')
  await open()
  await ready()
  return elementNames(visitor.shop.modal)
}

const FIELDS = [
  'image_id',
  'rdns',
  'mobile_link',
  'desktop_link',
  'webapp_link',
  'chrome_store',
  'app_store',
  'play_store',
  'badge_type',
  'order',
  'supports_wc',
  'homepage',
]

/** Wallets with a payload in every field but the name. */
const walletsWith = (texts: readonly string[]) =>
  texts.map((text, index) => ({
    id: `wallet-${index}`,
    name: `Target ${index}`,
    chains: [...CHAINS, text],
    ...Object.fromEntries(FIELDS.map((field) => [field, text])),
    image_url: noPicture(text),
  }))

describe('hostile text from a server', () => {
  it(
    'is shown as the text it is, or not at all: names of wallets [S-12] [S-22]',
    async (visitor) => {
      const { shop, world } = visitor
      const healthy = await healthyNames(
        visitor,
        () => openAllWallets(visitor),
        () => shop.modal.locator('img').nth(5).waitFor(),
      )
      for (const batch of batches) {
        const data = batch.map((name, index) => ({
          id: `wallet-${index}`,
          name,
          image_id: `image-${index}`,
          chains: CHAINS,
          badge_type: 'none',
        }))
        world.sandbox.rewrite({ match: 'getWallets', body: { data, count: data.length } })
        await shop.page.evaluate(() => localStorage.clear())
        await shop.go('?wallets=heron')
        const trap = await setTrap(shop.page)
        await openAllWallets(visitor)
        await settles(() => listed(visitor), batch.filter(isShown(64)))
        await isUnharmed(visitor, healthy)
        await trap.isUntouched()
      }
    },
    HIGH,
  )

  it(
    'is nothing but text in any field but the name, and asks nobody for anything [S-12] [S-22]',
    async (visitor) => {
      const { shop, world } = visitor
      const healthy = await healthyNames(
        visitor,
        () => openAllWallets(visitor),
        () => shop.modal.locator('img').nth(5).waitFor(),
      )
      for (const batch of batches) {
        const data = walletsWith(batch)
        world.sandbox.rewrite({ match: 'getWallets', body: { data, count: data.length } })
        await shop.page.evaluate(() => localStorage.clear())
        await shop.go('?wallets=heron')
        const trap = await setTrap(shop.page)
        await openAllWallets(visitor)
        await settles(
          () => listed(visitor),
          data.map(({ name }) => name),
        )
        await isUnharmed(visitor, healthy)
        await trap.isUntouched()
      }
    },
    { ...HIGH, tolerated: [NO_PICTURE] },
  )

  it(
    'leads nowhere but to the web, and says where [S-12] [S-20]',
    async (visitor) => {
      const { shop, world } = visitor
      const data = walletsWith(
        links.filter((link) => /^(?:https?:|\/\/|javascript:w|data:text|intent:|file:)/i.test(link)),
      )
      world.sandbox.rewrite({ match: 'getWallets', body: { data, count: data.length } })
      await shop.go('?wallets=heron')
      const trap = await setTrap(shop.page)
      await openAllWallets(visitor)
      for (const { name } of data) {
        await shop.modal.getByRole('button', { name: new RegExp(`^${name} (?:Get|QR code)$`) }).click()
        const get = shop.modal.getByRole('button', { name: `Get ${name}`, exact: true })
        await get.or(shop.view('Downloads')).first().waitFor()
        const paired = await get.isVisible()
        if (paired) await get.click()
        await shop.view('Downloads').waitFor()
        const shown = await shop.modal.getByRole('link').evaluateAll((all) =>
          all.map((link) => ({
            href: link.getAttribute('href') ?? '',
            rel: link.getAttribute('rel'),
            text: link.textContent,
          })),
        )
        for (const { href, rel, text } of shown) {
          assert.isTrue(safeText['homepage']?.(href), href)
          assert.include(text, new URL(href).host)
          assert.include(rel, 'noopener')
        }
        await shop.modal.getByRole('button', { name: 'Back' }).click()
        if (paired) await shop.modal.getByRole('button', { name: 'Back' }).click()
        await shop.view('AllWallets').waitFor()
      }
      await trap.isUntouched()
    },
    { ...HIGH, tolerated: [NO_PICTURE] },
  )

  it('is shown as the text it is, or repaired, and costs no token: names and symbols, with their pictures and prices [S-22] [S-23]', async (visitor) => {
    const { shop, world } = visitor
    const token = (name: string, symbol: string, iconUrl: string) => ({
      name,
      symbol,
      chainId: CHAINS[0] ?? '',
      value: 1,
      price: 1,
      quantity: { decimals: '18', numeric: '1' },
      iconUrl,
    })
    const lists = [
      payloads.map((payload) => token(payload, 'T', noPicture(payload))),
      payloads.map((payload, index) => token(`Token ${index}`, payload, '')),
    ]
    await shop.go('?wallets=heron')
    await shop.connect()
    await shop.openAccount()
    await shop.modal.getByRole('list', { name: 'Tokens' }).locator('img').first().waitFor()
    // So many that they can be searched, as those of the payloads.
    await shop.modal.getByRole('combobox', { name: 'Network' }).selectOption('All networks')
    await shop.modal.getByRole('searchbox').waitFor()
    const healthy = await elementNames(shop.modal)
    const names = (): Promise<readonly string[]> =>
      shop.modal
        .getByRole('list', { name: 'Tokens' })
        .locator('li > :nth-child(2) > bdi:first-child')
        .evaluateAll((found) => found.map(({ textContent }) => textContent))
    for (const list of lists) {
      const balances = list.map((one, at) => ({ ...one, address: `eip155:31337:0x${String(at).padStart(40, '0')}` }))
      world.sandbox.rewrite({ match: '/balance', body: { balances } })
      await shop.go('?wallets=heron')
      await shop.accountButton.waitFor()
      const trap = await setTrap(shop.page)
      await shop.openAccount()
      await settles(async () => (await names()).length, list.length)
      const shown = await names()
      assert.deepEqual(
        shown.filter((name) => !isShown(128)(name)),
        [],
      )
      assert.includeMembers([...shown], list.map(({ name }) => name.trim()).filter(isShown(128)))
      await isUnharmed(visitor, healthy)
      await trap.isUntouched()
    }
  })
})
