import { assert } from 'chai'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { ask } from './support/ask.js'
import { COMMON } from './support/common.js'

const FEATURES = [{ id: 'swap', isEnabled: false, config: null }]

const walletsIn = (body: unknown): readonly unknown[] => {
  const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined
  if (!Array.isArray(data)) throw new Error('no list of wallets')
  return data
}

const WITHOUT: readonly (readonly [query: string, status: number, named: string])[] = [
  ['st=a&sv=b', 401, 'projectId'],
  ['projectId=other&st=a&sv=b', 403, 'projectId'],
  ['projectId=sandbox&sv=b', 400, 'st'],
  ['projectId=sandbox&st=a', 400, 'sv'],
]

describe('the wallet API of the sandbox', () => {
  let sandbox: Sandbox
  before(async () => {
    sandbox = await startSandbox({ features: FEATURES })
  })
  after(() => sandbox.close())

  const get = (call: string, init?: RequestInit) => ask(`${sandbox.walletApi}${call}`, init)
  const picture = async (call: string): Promise<string> => (await fetch(`${sandbox.walletApi}${call}?projectId=sandbox`)).text()

  it('says the configuration it was started with, again after another one was forgotten', async () => {
    assert.deepEqual((await get(`appkit/v1/config?${COMMON}`)).body, { features: FEATURES })
    sandbox.setFeatures([])
    assert.deepEqual((await get(`appkit/v1/config?${COMMON}`)).body, { features: [] })
    sandbox.setFeatures()
    assert.deepEqual((await get(`appkit/v1/config?${COMMON}`)).body, { features: FEATURES })
  })
  for (const [query, status, named] of WITHOUT) {
    it(`answers ${status} to ${query}, and says what is wrong with ${named}`, async () => {
      for (const call of ['getWallets', 'appkit/v1/config']) {
        const answer = await get(`${call}?page=1&entries=1&${query}`)
        assert.equal(answer.status, status)
        assert.include(JSON.stringify(answer.body), `"${named} is`)
      }
    })
  }
  it('cuts the directory by mark and chain, in one order from page to page', async () => {
    const page = async (query: string): Promise<readonly unknown[]> => walletsIn((await get(`getWallets?${COMMON}&${query}`)).body)
    const certified = await page('page=1&entries=640&badge_type=certified')
    assert.isNotEmpty(certified)
    for (const wallet of certified) assert.propertyVal(wallet, 'badge_type', 'certified')
    assert.deepEqual([...(await page('page=1&entries=5')), ...(await page('page=2&entries=5'))], [...(await page('page=1&entries=10'))])
    assert.isEmpty(await page('page=1&entries=5&chains=eip155:999'))
  })
  it('draws a picture for each id: always the same, and another for another', async () => {
    const answer = await fetch(`${sandbox.walletApi}getWalletImage/abc?projectId=sandbox`)
    assert.equal(answer.headers.get('content-type'), 'image/svg+xml')
    assert.match(await answer.text(), /^<svg /)
    assert.equal(await picture('getWalletImage/abc'), await picture('getWalletImage/abc'))
    assert.notEqual(await picture('getWalletImage/abc'), await picture('getWalletImage/abd'))
    assert.match(await picture('public/getAssetImage/abc'), /^<svg /)
    assert.equal((await get(`getWalletImage/a%2Fb?${COMMON}`)).status, 404)
  })
  it('lets a page of any origin ask, with JSON too', async () => {
    const preflight = await get(`getWallets?${COMMON}`, { method: 'OPTIONS' })
    assert.equal(preflight.status, 204)
    assert.equal(preflight.headers.get('access-control-allow-origin'), '*')
    assert.include(preflight.headers.get('access-control-allow-headers'), 'content-type')
    assert.equal((await get(`appkit/v1/config?${COMMON}`)).headers.get('access-control-allow-origin'), '*')
  })
})
