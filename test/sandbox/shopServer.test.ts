import { assert } from 'chai'
import { mnemonicToAccount } from 'viem/accounts'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { aShopPage, messageFor } from './support/aShopPage.js'

const SHOP = 'http://localhost:3001'
const OTHER = 'http://localhost:3002'
const DAY_MS = 24 * 60 * 60_000
const ana = mnemonicToAccount('test test test test test test test test test test test junk', { addressIndex: 0 })
const ben = mnemonicToAccount('test test test test test test test test test test test junk', { addressIndex: 1 })

describe("the sandbox's shop server", () => {
  let sandbox: Sandbox
  before(async () => {
    sandbox = await startSandbox()
    sandbox.shopServer.serve(SHOP)
  })
  afterEach(() => sandbox.clearFaults())
  after(() => sandbox.close())

  const aPage = (origin = SHOP) => aShopPage(sandbox.shopServer, origin)
  const signed = async (
    page: ReturnType<typeof aPage>,
    given: Partial<Parameters<typeof messageFor>[2]> = {},
    by = ana,
  ): Promise<readonly [message: string, signature: string]> => {
    const message = messageFor(by.address, await page.nonce(), { origin: SHOP, ...given })
    return [message, await by.signMessage({ message })]
  }

  it('gives a door code to a signed-in account, a different one each, and none otherwise [S-16] [X-23]', async () => {
    const [page, second] = [aPage(), aPage()]
    assert.deepEqual(await page.doorCode(), { code: 'SignedOut' })
    assert.equal(await page.verify(...(await signed(page))), '200')
    const code = await page.doorCode()
    assert.match(JSON.stringify(code), /^\{"doorCode":"\d{6}"\}$/)
    assert.deepEqual(await page.doorCode(), code)
    assert.equal(await second.verify(...(await signed(second, {}, ben))), '200')
    assert.notDeepEqual(await second.doorCode(), code)
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
    assert.equal((await page.ask(`${sandbox.shopServer.signIn}/sign-out`, post)).status, 200)
    assert.equal((await page.ask(sandbox.shopServer.doorCode)).status, 401)
    assert.equal((await page.ask(sandbox.shopServer.doorCode, post)).status, 405)
  })

  it('refuses replays, other domains and chains, and messages that are too late or too early [S-16]', async () => {
    const page = aPage()
    const once = await signed(page)
    assert.equal(await page.verify(...once), '200')
    assert.equal(await page.verify(...once), '403 NonceUsed')
    assert.equal(await page.verify(...(await signed(page, { origin: OTHER }))), '403 Domain')
    assert.equal(await page.verify(...(await signed(page, { chain: 31339 }))), '403 Chain')
    assert.equal(await page.verify(...(await signed(page, { issuedAt: Date.now() - 2 * DAY_MS }))), '403 Expired')
    assert.equal(await page.verify(...(await signed(page, { issuedAt: Date.now() + DAY_MS }))), '403 NotYet')
    const [message] = await signed(page)
    assert.equal(await page.verify(message, await ben.signMessage({ message })), '403 Signature')
    assert.equal(await aPage().verify(...(await signed(page))), '403 Nonce')
  })

  it('accepts requests with cookies from the pages of its shops only', async () => {
    const { signIn } = sandbox.shopServer
    const allowed = async (origin: string): Promise<readonly (string | null)[]> => {
      const { headers } = await fetch(`${signIn}/verify`, { method: 'OPTIONS', headers: { origin } })
      return [headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')]
    }
    assert.deepEqual(await allowed(SHOP), [SHOP, 'true'])
    assert.deepEqual(await allowed(OTHER), [null, null])
    assert.equal((await aPage(OTHER).ask(`${signIn}/nonce`)).status, 403)
    sandbox.shopServer.serve(OTHER)
    assert.deepEqual(await allowed(OTHER), [OTHER, 'true'])
    const page = aPage()
    assert.equal(await page.verify(...(await signed(page))), '200')
    const elsewhere = await fetch(sandbox.shopServer.doorCode, { headers: { origin: OTHER } })
    assert.equal(elsewhere.status, 401)
  })

  it('fails on demand, and is in the log', async () => {
    sandbox.clearRequests()
    sandbox.fault({ match: 'sign-in/nonce', status: 503, times: 1 })
    const [page, { signIn }] = [aPage(), sandbox.shopServer]
    assert.equal((await page.ask(`${signIn}/nonce`)).status, 503)
    assert.equal((await page.ask(`${signIn}/nonce`)).status, 200)
    assert.deepEqual(
      sandbox.requests().map(({ path, status }) => [path, status]),
      [
        ['/sign-in/nonce', 503],
        ['/sign-in/nonce', 200],
      ],
    )
  })
})
