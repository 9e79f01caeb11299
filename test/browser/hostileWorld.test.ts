import { assert } from 'chai'
import type { Locator } from 'playwright-core'
import { pictures } from '../attacks/pictures.js'
import { safeText } from '../attacks/safeText.js'
import { comesToRest } from './support/comesToRest.js'
import { it } from './support/it.js'
import { readRows } from './support/readRows.js'
import { setTrap } from './support/setTrap.js'
import { settles } from './support/settles.js'
import type { Visitor } from './support/Visitor.js'

/** Tall enough that all rows of a list are rendered. */
const HIGH = { viewport: { width: 1280, height: 2_400 } }
/** The browser logs a line for a picture missing on its server. */
const NO_PICTURE = /^console error: Failed to load resource: .*(?:Image\/|404)/
const CHAINS = ['eip155:31337', 'eip155:31338']

/** The worst of each kind; the tests of the views (test/ui-react) show all of them as text. */
const WORST: readonly string[] = [
  '<script>window.taken=1</script>',
  '<img src=x onerror=window.taken=1>',
  '"><svg onload=window.taken=1>',
  '</span></button></li></ul><h1>Owned</h1>',
  '<style>@import url(https://tracker.example/x.css);</style>',
  'javascript:window.taken=1',
  'data:text/html,<script>window.taken=1</script>',
  '{{constructor.constructor("window.taken=1")()}}',
  '\u0645\u062d\u0641\u0638\u0629 (Wallet)',
  'W'.repeat(64),
]
/** Texts that are never shown unchanged. */
const HIDING: readonly string[] = ['\u202ekcolB\u202c', '\u3164', 'W'.repeat(10_000)]

/** Sets the height of the content: a list renders only visible rows. */
const letGrow = (): void => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[role=dialog] { max-block-size: none !important }')
  document.adoptedStyleSheets = [sheet]
}
const isNoWider = async (dialog: Locator): Promise<void> =>
  assert.isTrue(
    await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth === clientWidth),
    'wider than the dialog',
  )
/** Checks that requests go to the sandbox and the page's own server only. */
const asksNothingElse = ({ watch, world }: Visitor): void => {
  const own = [new URL(world.origin).origin, world.sandbox.url]
  assert.deepEqual(
    watch
      .requests()
      .map((request) => request.url())
      .filter((url) => !/^(?:data|blob):/.test(url) && !own.includes(new URL(url).origin)),
    [],
  )
}

/** A wallet with this text in every field except the name. */
const walletWith = (text: string, at: number) => ({
  id: `target-${at}`,
  name: `Target ${at}`,
  chains: [...CHAINS, text],
  image_id: text,
  rdns: text,
  homepage: text,
  mobile_link: text,
  desktop_link: text,
  webapp_link: text,
  chrome_store: text,
  app_store: text,
  play_store: text,
  badge_type: text,
})
const PLACE = 'https://places.example/get'

describe('a hostile environment', () => {
  it(
    'with markup in wallet texts and invalid pictures runs nothing: a name is text or dropped, an SVG is no part of the page, and a link shows its target [S-12] [S-20] [S-22]',
    async (visitor) => {
      const { shop, watch, world } = visitor
      const named = (name: string, at: number, image_id: string) => ({
        id: `${image_id}-${at}`,
        name,
        image_id,
        chains: CHAINS,
        badge_type: 'none',
      })
      const data = [
        ...[...WORST, ...HIDING].map((name, at) => named(name, at, 'plain')),
        ...WORST.map(walletWith),
        { ...walletWith('javascript:window.taken=1', WORST.length), homepage: PLACE },
        ...pictures.map(({ what }, at) => named(what, at, `hostile-${at}`)),
      ]
      world.sandbox.rewrite({ match: 'getWallets', body: { data, count: data.length } })
      pictures.forEach(({ base64, type }, at) => {
        world.sandbox.rewrite({ match: `getWalletImage/hostile-${at}?`, base64, headers: { 'content-type': type } })
      })
      await shop.go('?wallets=heron')
      const trap = await setTrap(shop.page)
      await shop.page.evaluate(letGrow)
      await shop.openConnect()
      await shop.modal.getByRole('button', { name: /^All wallets/ }).click()
      const shown = data.map(({ name }) => name).filter((name) => !HIDING.includes(name))
      const listed = async (): Promise<readonly string[]> =>
        (await readRows(shop.view('AllWallets').getByRole('list', { name: 'Wallets' })))
          .filter(({ tag }) => ['Get', 'QR code'].includes(tag))
          .map(({ name }) => name)
      await settles(listed, shown)
      await settles(
        () => pictures.every((_, at) => watch.requests().some((request) => request.url().includes(`/hostile-${at}?`))),
        true,
      )
      await comesToRest(shop.page)
      const sources = await shop.modal
        .locator('img')
        .evaluateAll((all) => all.map((image) => image.getAttribute('src') ?? ''))
      // An SVG is no `blob:` URL, which would have the page's own origin.
      assert.deepEqual(
        sources.filter((source) => !/^blob:|^data:image\/svg\+xml[;,]/.test(source)),
        [],
      )
      await isNoWider(shop.modal)
      await shop.modal.getByRole('button', { name: `Target ${WORST.length} Get`, exact: true }).click()
      await shop.view('Downloads').waitFor()
      const links = await shop.modal
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
      assert.deepEqual(links, [['Websiteplaces.example', PLACE]])
      await trap.isUntouched()
      asksNothingElse(visitor)
    },
    { context: HIGH, tolerated: [NO_PICTURE] },
  )

  it(
    'with hostile names of tokens and account, and unknown features enabled, shows plain text, and stores no visitor data [S-09] [S-22] [S-23] [S-25] [S-29]',
    async (visitor) => {
      const { shop, world, context } = visitor
      const texts = [...WORST, ...HIDING]
      const balances = texts.flatMap((text, at) =>
        [
          { name: text, symbol: 'T', iconUrl: text },
          { name: `Token ${at}`, symbol: text, iconUrl: '' },
        ].map((labels, half) => ({
          ...labels,
          chainId: 'eip155:31337',
          address: `eip155:31337:0x${String(at * 2 + half).padStart(40, '0')}`,
          value: 1,
          price: 1,
          quantity: { decimals: '18', numeric: '1' },
        })),
      )
      const [name = ''] = WORST
      world.sandbox.rewrite({ match: '/balance', body: { balances } })
      world.sandbox.rewrite({ match: 'v1/identity', body: { name, avatar: 'javascript:window.taken=1' } })
      world.sandbox.rewrite({
        match: 'appkit/v1/config',
        body: {
          features: texts.map((text) => ({ id: text, isEnabled: true, config: [text] })),
          endpoints: { walletApi: 'https://tracker.example' },
          networks: [{ rpcUrls: ['https://tracker.example'] }],
        },
      })
      await shop.go('?wallets=heron')
      const trap = await setTrap(shop.page)
      await shop.connect()
      await shop.openAccount()
      const names = (): Promise<readonly string[]> =>
        shop.modal
          .getByRole('list', { name: 'Tokens' })
          .locator('li > :nth-child(2) > bdi:first-child')
          .evaluateAll((found) => found.map(({ textContent }) => textContent))
      await settles(async () => (await names()).length, balances.length)
      const shown = await names()
      assert.deepEqual(
        shown.filter((text) => safeText['name']?.(text) !== true),
        [],
      )
      assert.includeMembers([...shown], [...WORST])
      await shop.modal.locator('bdi').getByText(name, { exact: true }).first().waitFor()
      assert.isAtLeast(await shop.modal.getByText(/^0x[0-9a-f]{2}.*…[0-9a-f]{6}$/i).count(), 1)
      await comesToRest(shop.page)
      await isNoWider(shop.modal)
      await trap.isUntouched()
      asksNothingElse(visitor)

      const [owner = ''] = world.sandbox.accounts
      const kept = await shop.page.evaluate(async () => ({
        local: Object.keys(localStorage)
          .filter((key) => !key.startsWith('sandbox'))
          .map((key) => ({ key, text: localStorage.getItem(key) ?? '' })),
        session: Object.keys(sessionStorage),
        databases: (await indexedDB.databases()).map((database) => database.name),
      }))
      assert.deepEqual(
        { session: kept.session, databases: kept.databases, cookies: await context.cookies() },
        { session: [], databases: [], cookies: [] },
      )
      for (const { key, text } of kept.local) {
        assert.match(key, /^portico\./)
        assert.notInclude(text.toLowerCase(), owner.slice(2, 20).toLowerCase(), key)
      }
    },
    { tolerated: [NO_PICTURE] },
  )
})
