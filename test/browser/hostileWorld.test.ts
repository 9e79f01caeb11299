import { assert } from 'chai'
import { payloads } from '../attacks/payloads/payloads.js'
import { pictures } from '../attacks/pictures.js'
import { safeText } from '../attacks/safeText.js'
import { bundled } from './support/bundled.js'
import { comesToRest } from './support/comesToRest.js'
import { elementNames } from './support/elementNames.js'
import { it } from './support/it.js'
import { setTrap } from './support/setTrap.js'
import { settles } from './support/settles.js'

/** Some of each kind. */
const some = (every: number): readonly string[] => payloads.filter((_, index) => index % every === 0)

declare global {
  interface Window {
    readonly sour: { readonly announceSourWallet: (messages: readonly string[]) => void }
  }
}

describe('a hostile world around a page', () => {
  it(
    'gives out pictures that are none: nothing runs, and a letter stands for the wallet [S-12]',
    async ({ shop, watch, world }) => {
      const data = pictures.map(({ what }, index) => ({
        id: `wallet-${index}`,
        name: what,
        image_id: `hostile-${index}`,
        chains: ['eip155:31337', 'eip155:31338'],
      }))
      world.sandbox.rewrite({ match: 'getWallets', body: { data, count: data.length } })
      pictures.forEach(({ base64, type }, index) => {
        world.sandbox.rewrite({ match: `getWalletImage/hostile-${index}`, base64, headers: { 'content-type': type } })
      })
      await shop.go('?wallets=heron')
      const trap = await setTrap(shop.page)
      await shop.openConnect()
      await shop.modal.getByRole('button', { name: /^All wallets/ }).click()
      for (const { what } of pictures)
        await shop.modal.getByRole('button', { name: `${what} Get`, exact: true }).scrollIntoViewIfNeeded()
      await settles(
        () =>
          pictures.every((_, index) =>
            watch.requests().some((request) => request.url().includes(`/hostile-${index}?`)),
          ),
        true,
      )
      await comesToRest(shop.page)
      const sources = await shop.modal
        .locator('img')
        .evaluateAll((all) => all.map((image) => image.getAttribute('src') ?? ''))
      // A drawing is no `blob:`, which would be of the page's own origin.
      assert.deepEqual(
        sources.filter((source) => !/^blob:|^data:image\/svg\+xml[;,]/.test(source)),
        [],
      )
      assert.isFalse(watch.requests().some((request) => request.url().includes('tracker.example')))
      await trap.isUntouched()
    },
    { context: { viewport: { width: 1280, height: 1_000 } } },
  )

  it('has text of any kind in storage: the page opens all the same, with nothing of it on the screen [S-22] [U-32]', async ({
    shop,
  }) => {
    await shop.go('?wallets=heron')
    const listing = (payload: string) => ({
      id: payload,
      name: payload,
      chains: [payload],
      certified: true,
      imageUrl: payload,
      homepage: payload,
      rdns: payload,
      mobileLink: payload,
    })
    for (const payload of some(40)) {
      await shop.page.evaluate(
        ([text, wallet]) => {
          for (const key of ['connections', 'networks', 'features', 'directory', 'recentWallets'])
            localStorage.setItem(`portico.${key}`, text)
          localStorage.setItem(
            'portico.recentWallets',
            JSON.stringify({ version: 1, wallets: [{ id: text, listing: wallet }] }),
          )
          localStorage.setItem(
            'portico.connections',
            JSON.stringify({ version: 1, connectors: { eip155: text, [text]: text } }),
          )
          localStorage.setItem(
            'portico.features',
            JSON.stringify({ version: 1, features: { socials: [text], swaps: [text], [text]: text } }),
          )
        },
        [payload, listing(payload)] as const,
      )
      await shop.go('?wallets=heron')
      const trap = await setTrap(shop.page)
      await shop.openConnect()
      await shop.row('Heron Wallet').waitFor()
      if (payload.trim().length > 3) assert.notInclude(await shop.modal.textContent(), payload)
      await trap.isUntouched()
    }
  })

  it(
    'remembers features that only the host may set: the server is silent, and logging in is still offered [S-29]',
    async ({ shop, world }) => {
      world.sandbox.rewrite({ match: 'v1/config', status: 500, body: {} })
      await shop.page.addInitScript(() => {
        const features = { email: true, socials: ['x'], pay: true, send: false }
        localStorage.setItem('portico.features', JSON.stringify({ version: 1, features }))
      })
      await shop.go('?wallets=heron')
      await shop.openConnect()
      await shop.row('Heron Wallet').waitFor()
      await shop.modal.getByRole('textbox', { name: 'E-mail address' }).waitFor()
    },
    { tolerated: [/status of 500/] },
  )

  it(
    'answers with redirects: none is followed, for a list or for a picture [S-12]',
    async ({ shop, watch, world }) => {
      const elsewhere = { status: 302, headers: { location: `${world.sandbox.walletApi}elsewhere` }, body: {} }
      world.sandbox.rewrite({ match: 'getWalletImage', ...elsewhere })
      world.sandbox.rewrite({ match: 'search=', ...elsewhere })
      await shop.go('?wallets=heron')
      await shop.openConnect()
      await shop.modal.getByRole('button', { name: /^All wallets/ }).click()
      await settles(() => watch.requests().some((request) => request.url().includes('getWalletImage')), true)
      await shop.modal.getByRole('searchbox').fill('zebra')
      await settles(() => watch.requests().some((request) => request.url().includes('search=')), true)
      await comesToRest(shop.page)
      assert.deepEqual(
        watch
          .requests()
          .map((request) => request.url())
          .filter((url) => url.includes('elsewhere')),
        [],
      )
    },
    { tolerated: [/net::ERR_FAILED/] },
  )

  it('has a wallet whose errors are markup: the visitor reads our words, and none of its own [S-22]', async ({
    shop,
  }) => {
    const messages = some(20).filter((payload) => payload.trim().length > 3 && !/user rejected/i.test(payload))
    await shop.page.addInitScript({
      content: await bundled(new URL('../attacks/sourWallet.ts', import.meta.url), 'sour'),
    })
    await shop.page.addInitScript((list) => window.sour.announceSourWallet(list), messages)
    await shop.go('?wallets=heron')
    const trap = await setTrap(shop.page)
    await shop.choose('Sour Wallet')
    for (const _ of messages) {
      await shop.modal.getByText('Could not connect').waitFor()
      const words = (await shop.modal.textContent()) ?? ''
      assert.deepEqual(
        messages.filter((message) => words.includes(message)),
        [],
      )
      await shop.modal.getByRole('button', { name: 'Try again' }).click()
    }
    await trap.isUntouched()
  })

  it('calls the account what it likes: it is shown as text, kept apart, with the address beside it, or not at all [S-09] [S-22]', async ({
    shop,
    world,
  }) => {
    await shop.go('?wallets=heron')
    await shop.connect()
    await shop.openAccount()
    // With all that an account shows: names and amounts are in it once the tokens are there.
    await shop.modal.getByRole('list', { name: 'Tokens' }).waitFor()
    const healthy = await elementNames(shop.modal)
    for (const payload of [...some(60), '\u0645\u062d\u0641\u0638\u0629', '0x1234\u2026abcdef']) {
      world.sandbox.clearRewrites()
      world.sandbox.rewrite({
        match: 'v1/identity',
        body: { name: payload, avatar: /^https:/i.test(payload) ? null : payload },
      })
      await shop.go('?wallets=heron')
      const trap = await setTrap(shop.page)
      await shop.openAccount()
      const shown = payload.length <= 255 && safeText['name']?.(payload) === true
      await settles(
        () =>
          shop.modal
            .locator('bdi')
            .evaluateAll((all, text) => all.some(({ textContent }) => textContent === text), payload),
        shown,
      )
      assert.isAtLeast(await shop.modal.getByText(/^0x[0-9a-f]{2}.*…[0-9a-f]{6}$/i).count(), 1)
      assert.deepEqual(
        (await elementNames(shop.modal)).filter((name) => !healthy.includes(name)),
        [],
      )
      await trap.isUntouched()
    }
  })

  it('is configured by nonsense: features of other names and kinds change nothing [S-29]', async ({ shop, world }) => {
    const features = payloads.map((payload) => ({ id: payload, isEnabled: true, config: [payload] }))
    world.sandbox.rewrite({
      match: 'appkit/v1/config',
      body: {
        features,
        endpoints: { walletApi: 'https://tracker.example' },
        networks: [{ rpcUrls: ['https://tracker.example'] }],
      },
    })
    await shop.go('?wallets=heron')
    const trap = await setTrap(shop.page)
    await shop.connect()
    await shop.openAccount()
    await trap.isUntouched()
  })

  it('finds nothing of the visitor in what the page keeps [S-25]', async ({ shop, world, context }) => {
    await shop.go('?wallets=heron')
    await shop.connect()
    await shop.openAccount()
    await shop.modal.getByRole('list', { name: 'Tokens' }).waitFor()
    const [owner = ''] = world.sandbox.accounts
    const kept = await shop.page.evaluate(async () => ({
      local: Object.keys(localStorage)
        .filter((key) => !key.startsWith('sandbox'))
        .map((key) => ({ key, text: localStorage.getItem(key) ?? '' })),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }))
    assert.deepEqual(
      { session: kept.session, databases: kept.databases, cookies: await context.cookies() },
      { session: [], databases: [], cookies: [] },
    )
    for (const { key, text } of kept.local) {
      assert.match(key, /^portico\./)
      assert.notInclude(text.toLowerCase(), owner.slice(2, 20).toLowerCase(), key)
    }
  })
})
