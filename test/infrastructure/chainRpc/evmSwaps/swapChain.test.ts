import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { SwapCall } from '../../../../domain/swap/swapCall.js'
import type { RemoteError } from '../../../../domain/errors/remoteError.js'
import { makeHttpChainRpc } from '../../../../infrastructure/chainRpc/httpChainRpc.js'
import { openSwapChain } from '../../../../infrastructure/chainRpc/evmSwaps/openSwapChain.js'
import { type SwapChainBehaviour, swapChainContract } from '../../../contracts/swapChain.contract.js'
import { fakeSwapChain } from '../../../fakes/fakeSwapChain.js'
import { leftOf } from '../../../support/leftOf.js'
import { makeVirtualTime } from '../../../support/makeVirtualTime.js'
import { rightOf } from '../../../support/rightOf.js'
import { until } from '../../../support/until.js'
import { EVM_NODE } from '../evmNode.js'
import { aNetwork } from '../aNetwork.js'
import { type ExchangeOnAnvil, exchangeOnAnvil } from './exchangeOnAnvil.js'

type Fetch = (url: string, init: RequestInit) => Promise<Response>

const chainOver = (answer: Fetch) => {
  const time = makeVirtualTime()
  return { ...time, chain: openSwapChain({ chainRpc: makeHttpChainRpc({ fetch: answer, scheduler: time.scheduler }) }) }
}

swapChainContract('fakeSwapChain', async () => {
  const chain = fakeSwapChain()
  const network = aNetwork()
  const call = { from: '0xa', to: '0xb', value: 0n, data: '0x' } as const
  const does = (behaviour: SwapChainBehaviour): void => {
    const error: RemoteError | undefined =
      behaviour === 'works'
        ? undefined
        : behaviour === 'nonsense'
          ? { _tag: 'Malformed', detail: 'x' }
          : { _tag: 'HttpStatus', ...behaviour }
    const orFail = <A>(answer: A): TE.TaskEither<RemoteError, A> =>
      error === undefined ? TE.right(answer) : TE.left(error)
    chain.allowanceWith(orFail(5n))
    chain.balanceWith(orFail(900n))
    chain.decimalsWith(() => orFail(18))
    chain.attemptWith((_network, [first]) =>
      first === undefined
        ? TE.left({ _tag: 'SimulationFailed', reason: 'the shop is closed' })
        : orFail({ paid: 100n, received: 40n, fee: 2n, expectedFee: 1n }),
    )
    chain.movedWith(orFail({ paid: 100n, received: 40n }))
    chain.whyFailedWith(orFail('the shop is closed'))
  }
  const [pay, get] = [{ contract: '0xc' }, { contract: '0xd' }]
  return {
    chain,
    network,
    account: '0xa',
    router: '0xb',
    pay,
    get,
    exchange: [call, call],
    refused: [],
    exchanged: 'a',
    failed: 'b',
    does,
  }
})

describe('a local chain', function () {
  this.timeout(120_000)
  let world: ExchangeOnAnvil
  before(async () => {
    world = await exchangeOnAnvil()
  })
  after(() => world.close())

  swapChainContract('openSwapChain', async () => {
    const { account, router, network, pay, get, approve, exchange, send } = world
    let behaviour: SwapChainBehaviour = 'works'
    const { chain } = chainOver((url, init) => {
      if (behaviour === 'works') return fetch(url, init)
      return Promise.resolve(behaviour === 'nonsense' ? new Response('<html>') : new Response('', behaviour))
    })
    await send(approve(105n))
    const exchanged = await send(exchange(pay, get, 100n, 40n))
    const failed = await send(exchange(pay, get, 5n, 0n))
    return {
      chain,
      network,
      account,
      router,
      pay,
      get,
      exchanged,
      failed,
      exchange: [approve(100n), exchange(pay, get, 100n, 40n)],
      refused: [approve(100n), exchange(pay, get, 100n, 0n)],
      does: (next) => {
        behaviour = next
      },
    }
  })
})

describe('swaps on a chain', function () {
  this.timeout(120_000)
  let world: ExchangeOnAnvil
  before(async () => {
    world = await exchangeOnAnvil()
  })
  after(() => world.close())

  const open = (unlike?: (method: string) => Response | undefined) =>
    chainOver(async (url, init) => {
      const { method } = JSON.parse(String(init.body)) as { readonly method: string }
      return unlike?.(method) ?? fetch(url, init)
    }).chain
  const lacking = (refusal: () => Response) => open((method) => (method === 'eth_simulateV1' ? refusal() : undefined))

  it('report the moved amounts of the coin, without the fee, before and after [S-24]', async () => {
    const { network, account, coin, get, exchange, send } = world
    const chain = open()
    const buys = exchange(coin, get, 7_000n, 3n)
    const tried = await rightOf(chain.attempt(network, [buys], { pay: coin, get }))
    assert.deepEqual([tried.paid, tried.received], [7_000n, 3n])
    const bought = await send(buys)
    const query = { account, pay: coin, get }
    assert.deepEqual(await rightOf(chain.moved(network, bought, query)), { paid: 7_000n, received: 3n })
    const sells = [world.approve(9n), exchange(world.pay, coin, 9n, 4_000n)]
    const selling = { pay: world.pay, get: coin }
    const { paid, received } = await rightOf(chain.attempt(network, sells, selling))
    assert.deepEqual([paid, received], [9n, 4_000n])
    assert.equal(await rightOf(chain.balance(network, world.router, coin)), 10n ** 18n + 7_000n)
    await send(sells[0] ?? assert.fail())
    const sold = await send(sells[1] ?? assert.fail())
    const moved = await rightOf(chain.moved(network, sold, { account, ...selling }))
    assert.deepEqual(moved, { paid: 9n, received: 4_000n })
  })

  it('are simulated with a real gas price, so a contract that is honest at zero gas price only is caught [S-24]', async () => {
    const { network, coin, get, deploy, send, callOf } = world
    // if (tx.gasprice == 0) get.transfer(msg.sender, 40)
    const give = `63a9059cbb60e01b5f523360045260286024525f5f60445f5f73${get.contract.slice(2)}5af100`
    const code = `3a60${(give.length / 2 + 4).toString(16).padStart(2, '0')}57${give}5b00`
    const thief = await deploy(`0x60${(code.length / 2).toString(16)}80600a5f395ff300${code}`)
    const stock = `0xa9059cbb${thief.slice(2).padStart(64, '0')}${'64'.padStart(64, '0')}` as const
    await send(callOf(get.contract, stock))
    const tried = await rightOf(open().attempt(network, [callOf(thief, '0x0badf00d', 7n)], { pay: coin, get }))
    assert.deepInclude(tried, { paid: 7n, received: 0n })
  })

  it('are simulated for an account with just enough for the swap, but not for the gas', async () => {
    const { network, client, account, coin, get, exchange } = world
    const had = await client.getBalance({ address: account })
    await client.setBalance({ address: account, value: 7n })
    const tried = await rightOf(open().attempt(network, [exchange(coin, get, 7n, 3n)], { pay: coin, get }))
    assert.deepInclude(tried, { paid: 7n, received: 3n })
    const error = await leftOf(open().attempt(network, [exchange(coin, get, 8n, 3n)], { pay: coin, get }))
    assert.deepEqual(error, { _tag: 'SimulationFailed', reason: 'Insufficient funds' })
    await client.setBalance({ address: account, value: had })
  })

  it('report no moved amounts if the node simulates no paid gas', async () => {
    const { network, coin, get, exchange } = world
    const chain = chainOver((url, init) =>
      String(init.body).includes('gasPrice":"0x')
        ? Promise.resolve(EVM_NODE.refusal(-32602, 'invalid'))
        : fetch(url, init),
    ).chain
    const tried = await rightOf(chain.attempt(network, [exchange(coin, get, 7n, 3n)], { pay: coin, get }))
    assert.deepInclude(tried, { paid: undefined, received: undefined })
    assert.isTrue(tried.expectedFee > 0n && tried.expectedFee <= tried.fee)
  })

  it('report what else leaves the account, but nothing if a node returns no events [S-24]', async () => {
    const { network, coin, pay, get, approve, exchange, send } = world
    const chain = open()
    const tokens = { pay: coin, get }
    const honest = await rightOf(chain.attempt(network, [exchange(coin, get, 7n, 3n)], tokens))
    assert.deepInclude(honest, { paid: 7n, others: [] })
    const paying = await rightOf(chain.attempt(network, [approve(9n), exchange(pay, get, 9n, 3n)], { pay, get }))
    assert.deepInclude(paying, { paid: 9n, others: [] })
    // An allowance left by an older swap.
    await send(approve(11n))
    const stealing = exchange(pay, get, 11n, 3n)
    const tried = await rightOf(chain.attempt(network, [stealing], tokens))
    assert.deepInclude(tried, { paid: 0n, received: 3n, others: [pay.contract] })
    const silent = chainOver(async (url, init) => {
      const answer = await (await fetch(url, init)).text()
      return new Response(answer.replaceAll('"logs":', '"told":'))
    }).chain
    assert.notProperty(await rightOf(silent.attempt(network, [stealing], tokens)), 'others')
    await send(approve(0n))
  })

  it('report no moved coins if the block has another transaction of the account, or the transaction has another sender', async () => {
    const { network, client, account, other, coin, get, exchange } = world
    await client.setAutomine(false)
    const { to, data, value } = exchange(coin, get, 7_000n, 3n)
    const buy = { account, data, value, to: `0x${to.slice(2)}`, gas: 500_000n, chain: null } as const
    const [hash] = [await client.sendTransaction(buy), await client.sendTransaction(buy)]
    // The only transaction of the other account in this block.
    await client.sendTransaction({ account: other, to: account, value: 1n, chain: null })
    await client.mine({ blocks: 1 })
    await client.setAutomine(true)
    const query = { pay: coin, get }
    const chain = open()
    const moved = await rightOf(chain.moved(network, hash, { account, ...query }))
    assert.deepEqual(moved, { paid: undefined, received: 3n })
    const ofOther = await rightOf(chain.moved(network, hash, { account: other, ...query }))
    assert.deepEqual(ofOther, { paid: undefined, received: 0n })
  })

  it('give the reason of a failure, whatever the rest of the block has changed since', async () => {
    const { network, client, account, pay, get, approve, exchange } = world
    const put = ({ to, data, value }: SwapCall) =>
      client.sendTransaction({ account, data, value, to: `0x${to.slice(2)}`, gas: 500_000n, chain: null })
    await client.setAutomine(false)
    const failed = await put(exchange(pay, get, 200n, 3n))
    await put(approve(200n))
    await client.mine({ blocks: 1 })
    await client.setAutomine(true)
    assert.equal(await rightOf(open().whyFailed(network, failed)), 'Panic: arithmetic overflow')
  })

  it('report nothing for an unmined transaction, Malformed for an invalid hash, and no reason for a success', async () => {
    const { network, account, pay, get, approve, send } = world
    const chain = open()
    const query = { account, pay, get }
    const nothing = { paid: undefined, received: undefined }
    assert.deepEqual(await rightOf(chain.moved(network, `0x${'00'.repeat(32)}`, query)), nothing)
    assert.equal(await rightOf(chain.whyFailed(network, `0x${'00'.repeat(32)}`)), '')
    assert.equal(await rightOf(chain.whyFailed(network, await send(approve(9n)))), '')
    assert.deepEqual(await leftOf(chain.moved(network, '0x1', query)), { _tag: 'Malformed', detail: 'hash' })
    assert.deepEqual(await leftOf(chain.whyFailed(network, 'x')), { _tag: 'Malformed', detail: 'hash' })
  })

  const refusals: readonly (readonly [string, () => Response])[] = [
    ['JSON-RPC’s own error', () => EVM_NODE.refusal(-32601, 'the method does not exist')],
    ['wrong params', () => EVM_NODE.refusal(-32602, 'invalid')],
    ['the status 400', () => new Response('', { status: 400 })],
    ['an answer of another shape', () => Response.json({ jsonrpc: '2.0', id: 1, result: [{}] })],
  ]
  for (const [what, refusal] of refusals) {
    it(`simulate a single call if a node supports no series, by ${what}: moved amounts are unknown`, async () => {
      const { network, coin, pay, get, exchange, approve } = world
      const chain = lacking(refusal)
      const alone = await rightOf(chain.attempt(network, [exchange(coin, get, 7n, 3n)], { pay: coin, get }))
      assert.deepInclude(alone, { paid: undefined, received: undefined })
      assert.isTrue(alone.expectedFee > 0n && alone.expectedFee <= alone.fee)
      const error = await leftOf(chain.attempt(network, [exchange(coin, get, 7n, 0n)], { pay: coin, get }))
      assert.deepEqual(error, { _tag: 'SimulationFailed', reason: 'the shop is closed' })
      // The second call cannot be simulated before the first is mined, so the fee is that of the first.
      const calls = [approve(800n), exchange(pay, get, 800n, 0n)]
      const series = await rightOf(chain.attempt(network, calls, { pay, get }))
      const approval = await rightOf(chain.attempt(network, calls.slice(0, 1), { pay, get }))
      assert.deepEqual(series, approval)
    })
  }

  it('fail with insufficient funds, however the contract or the node words it', async () => {
    const { network, coin, pay, get, exchange, approve } = world
    const chain = open()
    const reasonOf = async (...asked: Parameters<typeof chain.attempt>) => {
      const error = await leftOf(chain.attempt(...asked))
      return error._tag === 'SimulationFailed' ? error.reason : assert.fail(error._tag)
    }
    const tokens = [approve(5_000n), exchange(pay, get, 5_000n, 3n)]
    assert.equal(await reasonOf(network, tokens, { pay, get }), 'Panic: arithmetic overflow')
    const coins = [exchange(coin, get, 10n ** 30n, 3n)]
    assert.equal(await reasonOf(network, coins, { pay: coin, get }), 'Insufficient funds')
  })

  it('time out after ten seconds, without a second single simulation', async () => {
    let asked = 0
    const { chain, advance } = chainOver(() => {
      asked += 1
      return new Promise(() => undefined)
    })
    const { network, coin, get, exchange } = world
    const error = leftOf(chain.attempt(network, [exchange(coin, get, 7n, 3n)], { pay: coin, get }))
    await until(() => asked > 0)
    await advance(10_000)
    assert.deepEqual(await error, { _tag: 'TimedOut', afterMs: 10_000 })
    assert.equal(asked, 1)
  })

  it('have unknown decimals if a contract returns none, reverts, or returns more than one byte [S-24]', async () => {
    const { network, other, router, deploy } = world
    const chain = open()
    // PUSH1 255 or PUSH2 256, then PUSH0 MSTORE PUSH1 32 PUSH0 RETURN.
    const [byte, more] = [
      await deploy('0x600880600a5f395ff30060ff5f5260205ff3'),
      await deploy('0x600980600a5f395ff3006101005f5260205ff3'),
    ]
    for (const contract of [other, router, more]) assert.isUndefined(await rightOf(chain.decimals(network, contract)))
    assert.equal(await rightOf(chain.decimals(network, byte)), 255)
  })

  it('are Malformed if a contract answers nothing', async () => {
    const { network, other, router } = world
    const allowance = open().allowance(network, { contract: other, owner: other, spender: router })
    assert.deepEqual(await leftOf(allowance), { _tag: 'Malformed', detail: 'eth_call' })
  })
})
