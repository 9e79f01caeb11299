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

describe('the sandbox wallet API', () => {
  let sandbox: Sandbox
  before(async () => {
    sandbox = await startSandbox({ features: FEATURES })
  })
  after(() => sandbox.close())

  const get = (call: string, init?: RequestInit) => ask(`${sandbox.walletApi}${call}`, init)

  it('returns its initial configuration, again after another one was reset', async () => {
    assert.deepEqual((await get(`appkit/v1/config?${COMMON}`)).body, { features: FEATURES })
    sandbox.setFeatures([])
    assert.deepEqual((await get(`appkit/v1/config?${COMMON}`)).body, { features: [] })
    sandbox.setFeatures()
    assert.deepEqual((await get(`appkit/v1/config?${COMMON}`)).body, { features: FEATURES })
  })
  for (const [query, status, named] of WITHOUT) {
    it(`answers ${status} to ${query}, naming ${named}`, async () => {
      for (const call of ['getWallets', 'appkit/v1/config', 'projects/v1/origins', 'getAnalyticsConfig']) {
        const answer = await get(`${call}?page=1&entries=1&${query}`)
        assert.equal(answer.status, status)
        assert.include(JSON.stringify(answer.body), `"${named} is`)
      }
    })
  }
  it('filters the directory by certification and chain, in one order across pages', async () => {
    const page = async (query: string): Promise<readonly unknown[]> =>
      walletsIn((await get(`getWallets?${COMMON}&${query}`)).body)
    const certified = await page('page=1&entries=640&badge_type=certified')
    assert.isNotEmpty(certified)
    for (const wallet of certified) assert.propertyVal(wallet, 'badge_type', 'certified')
    assert.deepEqual(
      [...(await page('page=1&entries=5')), ...(await page('page=2&entries=5'))],
      [...(await page('page=1&entries=10'))],
    )
    assert.isEmpty(await page('page=1&entries=5&chains=eip155:999'))
  })
  it("returns the project's allowed origins, initially the demo’s, and whether analytics are on [S7-03][S7-09]", async () => {
    const said = async () => [
      (await get(`projects/v1/origins?${COMMON}`)).body,
      (await get(`getAnalyticsConfig?${COMMON}`)).body,
    ]
    const first = [{ allowedOrigins: ['http://localhost:*', 'http://127.0.0.1:*'] }, { isAnalyticsEnabled: true }]
    assert.deepEqual(await said(), first)
    sandbox.setOrigins([])
    sandbox.setAnalytics(false)
    assert.deepEqual(await said(), [{ allowedOrigins: [] }, { isAnalyticsEnabled: false }])
    sandbox.setOrigins()
    sandbox.setAnalytics()
    assert.deepEqual(await said(), first)
  })
  it('allows requests from any origin, with JSON and the headers of SDKs', async () => {
    const preflight = await get(`getWallets?${COMMON}`, { method: 'OPTIONS' })
    assert.equal(preflight.status, 204)
    assert.equal(preflight.headers.get('access-control-allow-origin'), '*')
    for (const name of ['content-type', 'if-none-match', 'solana-client', 'x-sdk-type', 'x-sdk-version'])
      assert.include(preflight.headers.get('access-control-allow-headers'), name)
    for (const name of ['retry-after', 'etag'])
      assert.include(preflight.headers.get('access-control-expose-headers'), name)
    assert.equal((await get(`appkit/v1/config?${COMMON}`)).headers.get('access-control-allow-origin'), '*')
  })
})
