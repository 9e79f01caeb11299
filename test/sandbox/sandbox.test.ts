import { assert } from 'chai'
import { startSandbox } from '../../sandbox/startSandbox.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { makeDirectory } from '../../sandbox/fixtures/directory.js'
import { compileContracts } from '../../sandbox/contracts/compileContracts.js'
import { CONTRACT_ARTIFACTS } from '../../sandbox/contracts/contractArtifacts.gen.js'
import { ask } from './support/ask.js'
import { COMMON } from './support/common.js'

const rpc = (sandbox: Sandbox, method: string, params: readonly unknown[]) =>
  ask(sandbox.network.rpcUrls.default.http[0] ?? '', {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })

describe('the sandbox', () => {
  let sandbox: Sandbox
  before(async () => {
    sandbox = await startSandbox()
  })
  afterEach(() => {
    sandbox.clearFaults()
    sandbox.clearRequests()
  })
  after(() => sandbox.close())

  const config = (): string => `${sandbox.walletApi}appkit/v1/config?${COMMON}`
  const balances = (index: number): string =>
    `${sandbox.blockchainApi}v1/account/${sandbox.accounts[index] ?? ''}/balance?${COMMON}`

  it('reports the new balance after a transfer on the chain', async () => {
    const before = JSON.stringify((await ask(balances(3))).body)
    await rpc(sandbox, 'eth_sendTransaction', [
      { from: sandbox.accounts[4], to: sandbox.accounts[3], value: '0xde0b6b3a7640000' },
    ])
    assert.notEqual(JSON.stringify((await ask(balances(3))).body), before)
    assert.include(JSON.stringify((await ask(balances(3))).body), '"numeric":"10001"')
  })

  it('requires a project id: 401 without one, 403 for an unknown one', async () => {
    assert.equal((await ask(`${sandbox.walletApi}appkit/v1/config`)).status, 401)
    assert.equal((await ask(`${sandbox.blockchainApi}v1/supported-chains?projectId=x`)).status, 403)
  })

  it('pages, searches, includes and excludes in the directory', async () => {
    const page = (query: string) => ask(`${sandbox.walletApi}getWallets?${COMMON}&${query}`)
    const [first] = makeDirectory('portico')
    assert.deepInclude((await page('page=17&entries=40')).body, { data: [], count: 640 })
    assert.deepInclude((await page(`page=1&entries=1&include=${first?.id ?? ''}`)).body, { data: [first], count: 1 })
    assert.deepInclude((await page(`page=1&entries=1&exclude=${first?.id ?? ''}`)).body, { count: 639 })
    assert.deepInclude((await page('page=1&entries=1&search=amber%20vault')).body, { count: 1 })
    assert.equal((await page('page=0&entries=1')).status, 400)
  })

  it('names the scheme of each wallet app, for the option appSchemes', () => {
    const links = makeDirectory('portico').flatMap(({ mobile_link, desktop_link }) => [mobile_link, desktop_link])
    for (const link of [...links, 'osprey://'])
      if (link !== null) assert.include(sandbox.appSchemes, link.replace('://', ''))
  })

  it('is deterministic for a seed, and different for another', () => {
    assert.deepEqual(makeDirectory('a'), makeDirectory('a'))
    assert.notDeepEqual(makeDirectory('a'), makeDirectory('b'))
    assert.lengthOf(new Set(makeDirectory('a').map(({ id }) => id)), 640)
  })

  it('logs every request with its query and status', async () => {
    await ask(config())
    const [request] = sandbox.requests()
    assert.deepInclude(request, {
      method: 'GET',
      path: '/wallet-api/appkit/v1/config',
      query: { projectId: 'sandbox', st: 'test', sv: 'test' },
      status: 200,
    })
  })

  it('fails on demand: status with headers, malformed body, a number of times, a broken connection', async () => {
    sandbox.fault({ match: 'appkit/v1/config', times: 1, status: 429, headers: { 'retry-after': '7' } })
    const limited = await ask(config())
    assert.deepEqual([limited.status, limited.headers.get('retry-after')], [429, '7'])
    assert.equal((await ask(config())).status, 200)
    sandbox.fault({ match: 'appkit/v1/config', body: '{"features":' })
    assert.isUndefined((await ask(config())).body)
    sandbox.clearFaults()
    sandbox.fault({ match: 'appkit/v1/config', drop: true })
    assert.isTrue(
      await ask(config()).then(
        () => false,
        () => true,
      ),
    )
  })

  it('can be controlled over HTTP, and explains an invalid command', async () => {
    const faults = `${sandbox.control}faults`
    const wrong = await ask(faults, { method: 'POST', body: '{"status":500}' })
    assert.equal(wrong.status, 400)
    assert.include(JSON.stringify(wrong.body), 'match')
    await ask(faults, { method: 'POST', body: '{"match":"config","status":503}' })
    assert.equal((await ask(config())).status, 503)
    await ask(faults, { method: 'DELETE' })
    assert.equal((await ask(config())).status, 200)
    assert.lengthOf(sandbox.requests(), 2, 'orders are not requests')
  })

  it('leaves no server and no chain when closed', async () => {
    const other = await startSandbox()
    await other.close()
    for (const address of [other.walletApi, other.network.rpcUrls.default.http[0] ?? '']) {
      assert.isTrue(
        await ask(address).then(
          () => false,
          () => true,
        ),
        address,
      )
    }
  })

  it('reports that its port is in use', async () => {
    const port = Number(new URL(sandbox.url).port)
    const failure = await startSandbox({ port }).then(
      () => '',
      (error: unknown) => String(error),
    )
    assert.include(failure, 'EADDRINUSE')
  })

  it('contains the bytecode that solc compiles from its contracts', function () {
    this.timeout(60_000)
    assert.deepEqual(compileContracts(), CONTRACT_ARTIFACTS)
  })
})
