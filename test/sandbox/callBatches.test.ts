import { assert } from 'chai'
import { makeCallBatches } from '../../sandbox/browserWallets/callBatches.js'
import { makeProvider } from '../../sandbox/browserWallets/provider.js'
import { makeWalletAccess } from '../../sandbox/browserWallets/walletAccess.js'
import { openClient } from '../../sandbox/chain/transactions.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { until } from '../support/until.js'
import { aPage } from './support/aPage.js'
import { codeOf } from './support/codeOf.js'
import { networksOf } from './support/networksOf.js'
import { walletOf } from './support/walletOf.js'

const RECEIVER = `0x${'e7'.repeat(20)}` as const
const FIRST = '0x7a69'

interface Answer {
  readonly id: string
  readonly status: number
  readonly receipts?: readonly { readonly transactionHash: string; readonly status: string }[]
}

describe('a sandbox wallet that sends by calls (EIP-5792)', () => {
  let sandbox: Sandbox
  before(async () => {
    sandbox = await startSandbox()
    aPage.open()
  })
  after(async () => {
    localStorage.clear()
    await aPage.close()
    await sandbox.close()
  })

  const account = (): string => sandbox.accounts[0] ?? ''
  /** Its owner approves everything, by default. */
  const aWallet = (owner: () => Promise<unknown> = async () => undefined) => {
    const access = makeWalletAccess(walletOf('gannet'), networksOf(sandbox))
    access.grant([account()])
    const methods = makeCallBatches({ access, ask: owner })
    return async (method: string, ...params: readonly unknown[]) => (await methods[method]?.(params)) as Answer
  }
  const batch = (change: object = {}) => ({
    version: '2.0.0',
    from: account(),
    chainId: FIRST,
    atomicRequired: false,
    calls: [{ to: RECEIVER, value: '0x5', data: '0x' }],
    ...change,
  })
  /** Waits for the status of the batch to be final. */
  const ended = async (ask: ReturnType<typeof aWallet>, id: string): Promise<Answer> => {
    let answer = await ask('wallet_getCallsStatus', id)
    await until(async () => {
      answer = await ask('wallet_getCallsStatus', id)
      return answer.status !== 100
    })
    return answer
  }
  const balance = () => openClient(sandbox.rpc['eip155:31337']).getBalance({ address: RECEIVER })

  it('has no eth_sendTransaction, and announces its chains', async () => {
    const wallet = walletOf('gannet')
    const access = makeWalletAccess(wallet, networksOf(sandbox))
    access.grant([account()])
    const { request } = makeProvider(wallet, { keysAt: sandbox.rpc['eip155:31337'], own: [account()], access })
    assert.equal(await codeOf(request({ method: 'eth_sendTransaction', params: [{ from: account() }] })), 4200)
    const told = await request({ method: 'wallet_getCapabilities', params: [account()] })
    assert.deepInclude(told, { [FIRST]: { atomic: { status: 'unsupported' } } })
    const one = await request({ method: 'wallet_getCapabilities', params: [account(), ['0x7a6a']] })
    assert.deepEqual(one, { '0x7a6a': { atomic: { status: 'unsupported' } } })
    assert.equal(await codeOf(request({ method: 'wallet_getCapabilities', params: [RECEIVER] })), 4100)
  })

  it('sends what its owner approves, and reports its state on the chain', async () => {
    const ask = aWallet()
    const before = await balance()
    const { id } = await ask(
      'wallet_sendCalls',
      batch({
        calls: [
          { to: RECEIVER, value: '0x5' },
          { to: RECEIVER, value: '0x6' },
        ],
      }),
    )
    const { status, receipts } = await ended(ask, id)
    assert.deepEqual([status, receipts?.map((receipt) => receipt.status)], [200, ['0x1', '0x1']])
    assert.equal((await balance()) - before, 11n)
  })

  it('reports a batch that no chain accepted as not sent, and one with failed calls as partly sent', async () => {
    const ask = aWallet()
    const tooMuch = { to: RECEIVER, value: `0x${(10n ** 30n).toString(16)}` }
    const none = await ask('wallet_sendCalls', batch({ calls: [tooMuch] }))
    assert.include(await ended(ask, none.id), { id: none.id, status: 400 })
    const part = await ask('wallet_sendCalls', batch({ calls: [tooMuch, { to: RECEIVER, value: '0x1' }] }))
    assert.include(await ended(ask, part.id), { status: 600 })
  })

  it('sends nothing that its owner rejects, repeated ids, other chains or accounts, and no atomic batch if it sends several transactions', async () => {
    const before = await balance()
    const rejected = Object.assign(new Error('no'), { code: 4001 })
    assert.equal(await codeOf(aWallet(() => Promise.reject(rejected))('wallet_sendCalls', batch())), 4001)
    const ask = aWallet()
    const wrong: readonly (readonly [number, object])[] = [
      [-32602, { version: '1.0' }],
      [-32602, { calls: [] }],
      [-32602, { calls: [{ to: 'ana' }] }],
      [4100, { from: RECEIVER }],
      [5710, { chainId: '0x1' }],
      [5760, { atomicRequired: true, calls: [{ to: RECEIVER }, { to: RECEIVER }] }],
    ]
    for (const [code, change] of wrong) assert.equal(await codeOf(ask('wallet_sendCalls', batch(change))), code)
    assert.equal(await codeOf(ask('wallet_getCallsStatus', 'none')), 5730)
    assert.equal(await balance(), before)
    const { id } = await ask('wallet_sendCalls', batch({ id: 'mine' }))
    assert.equal(id, 'mine')
    assert.equal(await codeOf(ask('wallet_sendCalls', batch({ id: 'mine' }))), 5720)
  })
})
