import { assert } from 'chai'
import { ReplaySubject } from 'rxjs'
import { makeHttpChainRpc } from '../../../infrastructure/chainRpc/httpChainRpc.js'
import { makeHttpTransfers } from '../../../infrastructure/chainRpc/transfers.js'
import { leftOf } from '../../support/leftOf.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { rightOf } from '../../support/rightOf.js'
import { until } from '../../support/until.js'
import { aNetwork } from './aNetwork.js'
import { EVM_NODE } from './evmNode.js'
import { setUpEvm } from './evmSetUp.js'

const { SENDER, RECEIVER, TOKEN, refusal, word } = EVM_NODE
const ERC20 = { _tag: 'Token', contract: TOKEN, units: 7n } as const
const TRANSFER = { from: SENDER, to: RECEIVER, asset: ERC20 }
const TWO = aNetwork({ urls: ['https://a.example/', 'https://b.example/'] })

/** Transfers over two nodes, of which the first behaves as given. */
const setUpTwo = (first: (init: RequestInit) => Promise<Response>) => {
  const time = makeVirtualTime()
  const second = EVM_NODE.open()
  const deps = {
    scheduler: time.scheduler,
    fetch: (url: string, init: RequestInit) => (url.startsWith('https://a.') ? first(init) : second.fetch(url, init)),
  }
  const chainRpc = makeHttpChainRpc(deps)
  const transfers = makeHttpTransfers({ ...deps, chainRpc, closed: new ReplaySubject(1) })
  return { ...time, chainRpc, prepare: transfers.prepare(TWO, TRANSFER) }
}

describe('the nodes behind EVM transfers', () => {
  it('are rejected as Malformed for each answer, in turn, of a wrong shape', async () => {
    const wrongs = [true, 5, '', '5', {}, [], null, '0xzz', `0x1${'0'.repeat(64)}`]
    const quantities = ['eth_getBalance', 'eth_estimateGas', 'eth_maxPriorityFeePerGas']
    for (const method of quantities)
      for (const wrong of wrongs) {
        const error = await leftOf(setUpEvm({ [method]: () => wrong }).prepare(ERC20))
        assert.equal(error._tag, 'Malformed', `${method} ${JSON.stringify(wrong)}`)
      }
    for (const wrong of [true, 5, '', {}, null, '0xzz'])
      assert.equal((await leftOf(setUpEvm({ eth_call: () => wrong }).prepare(ERC20)))._tag, 'Malformed')
    for (const wrong of [null, 5, 'x', { baseFeePerGas: 'x' }, { baseFeePerGas: 5 }]) {
      const error = await leftOf(setUpEvm({ eth_getBlockByNumber: () => wrong }).prepare(ERC20))
      assert.equal(error._tag, 'Malformed', JSON.stringify(wrong))
    }
  })
  it('fall back to the next if one is dead, answers nonsense, or refuses [S7-33]', async () => {
    for (const first of [
      () => Promise.reject(new TypeError('Failed to fetch')),
      async () => new Response('<html>'),
      async () => new Response('', { status: 503 }),
      async () => Response.json({ jsonrpc: '2.0', id: 1, result: 'x' }),
      async () => refusal(-32005, 'too many'),
    ]) {
      const { prepare, chainRpc } = setUpTwo(first)
      assert.equal((await rightOf(prepare)).units, 7n)
      chainRpc.dispose()
    }
  })
  it('have ten seconds each', async () => {
    const { scheduler, advance } = makeVirtualTime()
    let waiting = 0
    const deps = {
      scheduler,
      fetch: () => {
        waiting += 1
        return new Promise<Response>(() => undefined)
      },
    }
    const transfers = makeHttpTransfers({ ...deps, chainRpc: makeHttpChainRpc(deps), closed: new ReplaySubject(1) })
    const error = leftOf(transfers.prepare(aNetwork({ urls: ['https://a.example/'] }), TRANSFER))
    await until(() => waiting >= 3)
    await advance(10_000)
    assert.deepEqual(await error, { _tag: 'TimedOut', afterMs: 10_000 })
  })
  it('are NotConfigured on a network without an endpoint', async () => {
    const { transfers } = setUpEvm()
    assert.deepEqual(await leftOf(transfers.prepare(aNetwork(), TRANSFER)), { _tag: 'NotConfigured' })
  })
  it('give the reason why a transfer would fail, and leak no query if the node is at fault [S-14]', async () => {
    const { prepare } = setUpEvm({ eth_estimateGas: () => refusal(-32000, `header not found for ${SENDER}`) })
    const error = await leftOf(prepare(ERC20))
    assert.equal(error._tag, 'Unreachable')
    assert.notInclude(String(error._tag === 'Unreachable' && error.cause), SENDER)
    const failing = setUpEvm({ eth_estimateGas: () => refusal(-32000, 'gas required exceeds allowance (30000000)') })
    assert.deepEqual(await leftOf(failing.prepare(ERC20)), {
      _tag: 'SimulationFailed',
      reason: 'gas required exceeds allowance 30000000',
    })
    assert.equal(word(1n).length, 66)
  })
})
