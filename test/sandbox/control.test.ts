import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { assert } from 'chai'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { openClient } from '../../sandbox/chain/transactions.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { ask } from './support/ask.js'
import { COMMON } from './support/common.js'

describe('sandbox control', () => {
  let sandbox: Sandbox
  before(async () => {
    sandbox = await startSandbox()
  })
  afterEach(() => {
    sandbox.clearFaults()
    sandbox.setFeatures()
  })
  after(() => sandbox.close())

  const config = (): string => `${sandbox.walletApi}appkit/v1/config?${COMMON}`
  const order = (fault: unknown) => ask(`${sandbox.control}faults`, { method: 'POST', body: JSON.stringify(fault) })

  const WRONG: readonly (readonly [part: string, fault: unknown])[] = [
    ['match', { match: '' }],
    ['statsu', { match: '/', statsu: 500 }],
    ['status', { match: '/', status: 99 }],
    ['status', { match: '/', status: '500' }],
    ['delayMs', { match: '/', delayMs: -1 }],
    ['times', { match: '/', times: 0.5 }],
    ['headers', { match: '/', headers: null }],
    ['headers', { match: '/', headers: { 'bad name': 'x' } }],
    ['headers', { match: '/', headers: { good: 'two\nlines' } }],
    ['object', ['match']],
  ]
  for (const [part, fault] of WRONG) {
    it(`rejects an invalid fault, naming the field: ${JSON.stringify(fault)}`, async () => {
      const { status, body } = await order(fault)
      assert.equal(status, 400)
      assert.include(JSON.stringify(body), part)
      assert.equal((await ask(config())).status, 200, 'a refused order strikes nothing')
    })
  }
  it('affects one method only on demand', async () => {
    const rpcUrl = sandbox.network.rpcUrls.default.http[0] ?? ''
    await order({ match: 'rpc', method: 'POST', status: 503 })
    assert.equal((await ask(rpcUrl, { method: 'POST', body: '{}' })).status, 503)
    assert.equal((await ask(rpcUrl)).status, 405)
  })
  it('delays the true answer on demand', async () => {
    await order({ match: 'config', delayMs: 150, times: 1 })
    const before = performance.now()
    assert.equal((await ask(config())).status, 200)
    assert.isAtLeast(performance.now() - before, 145)
  })
  it('never answers in the mode hang', async () => {
    await order({ match: 'config', hang: true })
    const failure = await ask(config(), { signal: AbortSignal.timeout(150) }).then(
      () => 'it answered',
      (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
    )
    assert.equal(failure, 'TimeoutError')
  })
  const SETTINGS: readonly (readonly [name: string, call: string, order: unknown, wrong: unknown])[] = [
    [
      'config',
      'appkit/v1/config',
      { features: [{ id: 'swap', isEnabled: false, config: null }] },
      { features: [{ id: 1 }] },
    ],
    [
      'origins',
      'projects/v1/origins',
      { allowedOrigins: ['https://shop.example'] },
      { allowedOrigins: 'https://shop.example' },
    ],
    ['analytics', 'getAnalyticsConfig', { isAnalyticsEnabled: false }, { isAnalyticsEnabled: 'no' }],
  ]
  for (const [name, call, wanted, wrong] of SETTINGS) {
    it(`makes the wallet API answer another ${name} until reset`, async () => {
      const said = async () => (await ask(`${sandbox.walletApi}${call}?${COMMON}`)).body
      const put = (body: unknown) => ask(`${sandbox.control}${name}`, { method: 'PUT', body: JSON.stringify(body) })
      const first = await said()
      assert.equal((await put(wanted)).status, 200)
      assert.deepEqual(await said(), wanted)
      assert.equal((await put(wrong)).status, 400)
      assert.deepEqual(await said(), wanted, 'a refused order changes nothing')
      await ask(`${sandbox.control}${name}`, { method: 'DELETE' })
      assert.deepEqual(await said(), first)
    })
  }
  it('raises the fees on both chains, by a base fee in wei, until reset', async () => {
    const baseFees = (): Promise<readonly (bigint | null)[]> =>
      Promise.all(
        [sandbox.rpc['eip155:31337'], sandbox.rpc['eip155:31338']].map(
          async (url) => (await openClient(url).getBlock()).baseFeePerGas,
        ),
      )
    const put = (body: unknown) => ask(`${sandbox.control}fees`, { method: 'PUT', body: JSON.stringify(body) })
    assert.equal((await put({ baseFee: '200000000000' })).status, 200)
    assert.deepEqual(await baseFees(), [200_000_000_000n, 200_000_000_000n])
    for (const wrong of [{ baseFee: 7 }, { baseFee: '0x7' }, { baseFee: '-1' }, {}, 7])
      assert.equal((await put(wrong)).status, 400, JSON.stringify(wrong))
    assert.deepEqual(await baseFees(), [200_000_000_000n, 200_000_000_000n], 'a refused order changes nothing')
    await sandbox.setBaseFee(3n * 10n ** 9n)
    assert.deepEqual(await baseFees(), [3_000_000_000n, 3_000_000_000n])
    await ask(`${sandbox.control}fees`, { method: 'DELETE' })
    assert.deepEqual(await baseFees(), [1_000_000_000n, 1_000_000_000n])
  })
  it('matches calls by their whole path, and GET only', async () => {
    const owner = sandbox.accounts[0] ?? ''
    const status = async (path: string, method = 'GET'): Promise<number> =>
      (await ask(`${sandbox.blockchainApi}${path}?projectId=sandbox`, { method })).status
    assert.deepEqual(
      await Promise.all([
        status(`v1/identity/${owner}`),
        status(`v1/identity/${owner}/balance`),
        status(`v1/account/${owner}`),
        status('v1/identity/0x12'),
        status('v1/supported-chains', 'POST'),
      ]),
      [200, 404, 404, 400, 405],
    )
  })
  it('lets its process exit at once, even while an answer is delayed', async function () {
    this.timeout(60_000)
    const script = `
      import { startSandbox } from ${JSON.stringify(new URL('../../sandbox/startSandbox.ts', import.meta.url).href)}
      const sandbox = await startSandbox()
      sandbox.fault({ match: 'config', delayMs: 60_000, times: 1 })
      const ask = () => fetch(sandbox.walletApi + 'appkit/v1/config?projectId=sandbox&st=test&sv=test')
      const both = [ask(), ask()]
      // The one that is answered says that the other one is being delayed.
      await Promise.any(both)
      for (const each of both) each.catch(() => undefined)
      await sandbox.close()`
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const exit: readonly unknown[] = await once(child, 'exit')
    assert.equal(exit[0], 0)
  })
})
