import { assert } from 'chai'
import type { BrowserContextOptions, Locator, Request } from 'playwright-core'
import { everythingArrived } from './support/everythingArrived.js'
import { it } from './support/it.js'
import { logInByEmail } from './support/logInByEmail.js'
import { settles } from './support/settles.js'
import type { Visitor } from './support/Visitor.js'

/** U-57 is a budget per minute; three minutes are also longer than every interval of the specification. */
const SOAK_MS = 180_000
const MINUTE_MS = 60_000
/** The budget of U-57. */
const MOST_A_MINUTE_WITH_ACCOUNT_OPEN = 4

/** Supported chains, identity, and the balance of the chain. */
const MOST_AFTER_A_RELOAD = 4
/** Paths that only the modal needs. */
const MODAL_QUESTIONS = ['appkit/v1/config', 'getAnalyticsConfig', 'origins', 'getWallets']

const scripts = (visitor: Visitor): readonly Request[] =>
  visitor.watch.requests().filter((request) => request.resourceType() === 'script')

/** Whether a file whose address contains `name` was requested after the first `from` requests. */
const isLoaded = ({ watch }: Pick<Visitor, 'watch'>, from: number, name: string): boolean =>
  watch
    .requests()
    .slice(from)
    .some((request) => request.url().includes(name))

/** viem's error texts contain its site, whatever the chunk is called. */
const holdsViem = async (request: Request): Promise<boolean> =>
  ((await (await request.response())?.text()) ?? '').includes('https://viem.sh')

const viemChunks = async (visitor: Visitor): Promise<readonly string[]> => {
  const found = await Promise.all(
    scripts(visitor).map(async (request) => ((await holdsViem(request)) ? [request.url()] : [])),
  )
  return found.flat()
}

/** The wallet of logins, and its views. */
const loginCode = ({ watch }: Visitor, part = /login\.lazy|LOGIN_PARTS/): readonly string[] =>
  watch
    .requests()
    .map((request) => request.url())
    .filter((url) => part.test(url))

const PHONE: BrowserContextOptions = {
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
}

/** The pairing code, and the SDK. */
const pairingCode = ({ watch }: Visitor): readonly string[] =>
  ['pairing.lazy', 'sdk.lazy'].filter((part) => watch.requests().some((request) => request.url().includes(part)))

/** Opens Connect and waits until its list is complete and the browser is idle. */
const lookAtConnect = async ({ shop }: Visitor, query = ''): Promise<void> => {
  await shop.go(query)
  await shop.openConnect()
  await shop.row('All wallets').waitFor()
  await shop.page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve()))),
  )
}

describe('the cost of a page', () => {
  it('sends no request to a server before an intent [U-57]', async (visitor) => {
    const { shop, world, watch, context } = visitor
    await context.clock.install()
    await shop.go()
    const loaded = watch.requests().length
    await context.clock.runFor(SOAK_MS)
    await everythingArrived(visitor)
    assert.deepEqual(world.sandbox.requests(), [])
    assert.equal(watch.requests().length, loaded + 1, 'only the question of this test itself')
    // Hovering the button is an intent: requests follow, so the log does see what a page sends.
    await shop.connectButton.hover()
    await settles(() => world.sandbox.requests().length > 0, true)
  })
  it('sends nothing while connected with the modal closed, and little while the account is open [U-57]', async (visitor) => {
    const { shop, world, context } = visitor
    await context.clock.install()
    await shop.go()
    await shop.connect()
    await settles(() => shop.told('balance').textContent(), '12.3456789 ETH')
    await everythingArrived(visitor)
    world.sandbox.clearRequests()
    // Timers run as if the time had passed. Only a timer can wake an idle page: it has no socket and no worker, which
    // the log of the context would show.
    await context.clock.runFor(SOAK_MS)
    await everythingArrived(visitor)
    assert.deepEqual(world.sandbox.requests(), [])
    await shop.openAccount()
    await settles(() => world.sandbox.requests().some(({ path }) => path.endsWith('/balance')), true)
    await everythingArrived(visitor)
    world.sandbox.clearRequests()
    await context.clock.runFor(MINUTE_MS)
    await settles(() => world.sandbox.requests().some(({ path }) => path.endsWith('/balance')), true)
    await everythingArrived(visitor)
    const apart = world.sandbox.requests().filter(({ path }) => !path.includes('Image'))
    assert.isAtMost(apart.length, MOST_A_MINUTE_WITH_ACCOUNT_OPEN, JSON.stringify(apart))
  })
  it('requests only account data after a reload with a wallet to restore, and the rest when the modal opens [U-57]', async (visitor) => {
    const { shop, world } = visitor
    await shop.go()
    await shop.connect()
    await settles(() => shop.told('balance').textContent(), '12.3456789 ETH')
    await everythingArrived(visitor)
    world.sandbox.clearRequests()
    const paths = (): readonly string[] => world.sandbox.requests().map(({ path }) => path)
    const asksForModal = (): readonly string[] =>
      MODAL_QUESTIONS.filter((part) => paths().some((path) => path.includes(part)))
    await shop.page.reload()
    await settles(() => shop.told('balance').textContent(), '12.3456789 ETH')
    await settles(() => paths().some((path) => path.includes('/identity/')), true)
    await shop.page.waitForLoadState('networkidle')
    await everythingArrived(visitor)
    assert.deepEqual(asksForModal(), [], JSON.stringify(paths()))
    assert.isAtMost(paths().length, MOST_AFTER_A_RELOAD, JSON.stringify(paths()))
    await shop.openAccount()
    await settles(asksForModal, MODAL_QUESTIONS)
  })
  it('loads neither core nor modal for a visitor who only reads, and viem only for a connected one; after a reload, the core for the wallet alone [U-01]', async (visitor) => {
    const { shop, watch } = visitor
    let from = 0
    const loaded = (name: string): boolean => isLoaded(visitor, from, name)
    await shop.go()
    await everythingArrived(visitor)
    assert.isFalse(loaded('/core-') || loaded('/opening-') || loaded('AccountView'))
    await shop.connectButton.hover()
    await settles(() => loaded('/core-'), true)
    await shop.openConnect()
    await shop.row('Heron Wallet').waitFor()
    assert.isTrue(loaded('/core-') && loaded('/opening-'))
    assert.isFalse(loaded('AccountView'))
    assert.deepEqual(await viemChunks(visitor), [])
    await shop.row('Heron Wallet').click()
    await shop.prompt('Heron Wallet').getByRole('button', { name: 'Approve' }).click()
    await settles(() => shop.told('balance').textContent(), '12.3456789 ETH')
    assert.isNotEmpty(await viemChunks(visitor))
    from = watch.requests().length
    await shop.page.reload()
    await settles(() => shop.told('balance').textContent(), '12.3456789 ETH')
    await everythingArrived(visitor)
    assert.isTrue(loaded('/core-'))
    assert.isFalse(loaded('/opening-') || loaded('AccountView'))
  })
  it('loads what recognises and shows a remembered account while its wallet has not answered yet', async ({
    shop,
    watch,
  }) => {
    await shop.go('?wallets=heron')
    await shop.connect()
    await settles(() => shop.told('balance').textContent(), '12.3456789 ETH')
    const from = watch.requests().length
    await shop.go(`?wallets=heron&announce=late:60000`)
    const parts = ['/accounts-', '/account-']
    await settles(() => parts.every((part) => isLoaded({ watch }, from, part)), true)
  })
  it('opens at first with files of its own site only, if there are only installed wallets [P-02]', async ({
    shop,
    world,
    watch,
  }) => {
    await shop.go('?offline=1')
    const before = watch.requests().length
    await shop.openConnect()
    await shop.row('Heron Wallet').waitFor()
    await shop.page.waitForLoadState('networkidle')
    const asked = watch
      .requests()
      .slice(before)
      .map((request) => request.url())
    assert.isTrue(asked.some((url) => url.includes('/core-')))
    assert.deepEqual(
      asked.filter((url) => new URL(url).origin !== new URL(world.origin).origin),
      [],
    )
  })
  it('loads no pairing code for a visitor with an installed wallet who does not reach a row that pairs [U-48]', async (visitor) => {
    await lookAtConnect(visitor)
    await visitor.shop.row('Heron Wallet').hover()
    await everythingArrived(visitor)
    assert.deepEqual(pairingCode(visitor), [])
  })
  for (const [how, comeNear] of [
    ['a pointer', (row: Locator) => row.hover()],
    ['the focus', (row: Locator) => row.focus()],
  ] as const)
    it(`loads pairing with its SDK, and makes a link, when ${how} reaches its row [U-48]`, async (visitor) => {
      const { shop } = visitor
      await lookAtConnect(visitor)
      assert.deepEqual(pairingCode(visitor), [])
      const relay = shop.page.waitForEvent('websocket')
      await comeNear(shop.row('WalletConnect'))
      await relay
      assert.deepEqual(pairingCode(visitor), ['pairing.lazy', 'sdk.lazy'])
    })
  it('loads pairing at once in AllWallets [U-48]', async (visitor) => {
    await lookAtConnect(visitor)
    await visitor.shop.row('All wallets').click()
    await settles(() => pairingCode(visitor).length, 2)
  })
  it('loads pairing at once in a page without an installed wallet [U-48]', async (visitor) => {
    await lookAtConnect(visitor, '?wallets=')
    await settles(() => pairingCode(visitor).length, 2)
  })
  it(
    'loads pairing at once on a phone [U-48]',
    async (visitor) => {
      await lookAtConnect(visitor)
      await settles(() => pairingCode(visitor).length, 2)
    },
    { context: PHONE },
  )
  it('loads no login code if logins are off', async (visitor) => {
    const { shop } = visitor
    await shop.go('?login=off')
    await shop.connect()
    await shop.openAccount()
    await shop.view('Account').getByRole('tabpanel', { name: 'Tokens' }).waitFor()
    assert.deepEqual(loginCode(visitor), [])
  })
  it('sends the secure site nothing before a login is used, and nothing in a minute after it [S1-03] [U-57]', async (visitor) => {
    const { shop, world, watch, context } = visitor
    const { secureSite } = world.sandbox
    const asked = (): readonly string[] =>
      watch
        .requests()
        .map((request) => request.url())
        .filter((url) => url.startsWith(secureSite.url))
    await context.clock.install()
    await shop.go()
    await shop.openConnect()
    await shop.modal.getByRole('textbox', { name: 'E-mail' }).waitFor()
    await context.clock.runFor(SOAK_MS)
    await everythingArrived(visitor)
    assert.deepEqual(asked(), [])
    assert.deepEqual(loginCode(visitor, /login\.lazy/), [])
    await shop.page.keyboard.press('Escape')
    await shop.modal.waitFor({ state: 'hidden' })
    await logInByEmail(shop, secureSite, 'ana@lantern.example')
    await settles(() => shop.told('balance').textContent(), '10 ETH')
    await settles(() => world.sandbox.requests().some(({ path }) => path.includes('/identity/')), true)
    await everythingArrived(visitor)
    const before = { asked: asked().length, heard: secureSite.heard().length }
    assert.isAbove(before.asked, 0)
    world.sandbox.clearRequests()
    await context.clock.runFor(SOAK_MS)
    await everythingArrived(visitor)
    assert.deepEqual({ asked: asked().length, heard: secureSite.heard().length }, before)
    assert.deepEqual(world.sandbox.requests(), [])
  })
  it('shows no entry and loads no code of a disabled feature [S1-09] [U-02]', async (visitor) => {
    const { shop, world, watch } = visitor
    world.sandbox.setFeatures([
      { id: 'social_login', isEnabled: false, config: [] },
      { id: 'swap', isEnabled: false, config: [] },
      { id: 'onramp', isEnabled: false, config: [] },
      { id: 'activity', isEnabled: false, config: [] },
    ])
    await shop.go()
    await shop.openConnect()
    await shop.row('All wallets').waitFor()
    await everythingArrived(visitor)
    assert.equal(await shop.modal.getByRole('textbox').count(), 0)
    assert.equal(await shop.modal.getByText(/e-?mail|google|continue with/i).count(), 0)
    await shop.page.keyboard.press('Escape')
    await shop.connect()
    await shop.openAccount()
    await shop.view('Account').getByRole('tabpanel', { name: 'Tokens' }).waitFor()
    // The server cannot disable NFTs, only the host can. Their code loads when the tab is selected.
    assert.deepEqual(await shop.view('Account').getByRole('tab').allTextContents(), ['Tokens', 'NFTs'])
    // Receive and send are on: they are the only account actions.
    const actions = shop.view('Account').getByRole('list', { name: 'Actions' }).getByRole('button')
    assert.deepEqual(await actions.allTextContents(), ['Receive', 'Send'])
    assert.equal(await shop.modal.getByRole('button', { name: /swap|buy|fund/i }).count(), 0)
    assert.deepEqual(
      watch
        .requests()
        .map((request) => request.url())
        .filter((url) => /swap|onramp|activity|email|social|login|nft|receive|send/i.test(new URL(url).pathname)),
      [],
    )
  })
})
