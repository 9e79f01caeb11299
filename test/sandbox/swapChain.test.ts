import { assert } from 'chai'
import { BaseError, ContractFunctionRevertedError, maxUint256, zeroAddress } from 'viem'
import { receiptOf } from '../../sandbox/chain/transactions.js'
import { ROUTER_ABI, TOKEN_ABI } from '../../sandbox/contracts/abis.js'
import type { Sandbox } from '../../sandbox/Sandbox.js'
import { startSandbox } from '../../sandbox/startSandbox.js'
import { type Swaps, swapsOn } from './support/swapsOn.js'

const ALL = ['ETH', 'ALDR', 'BRKN', 'FERRY', 'SILT', 'TOLL', 'QUAY']

describe('the sandbox pools', () => {
  let sandbox: Sandbox
  let swaps: Swaps
  let atFirst: `0x${string}`
  before(async () => {
    sandbox = await startSandbox()
    swaps = swapsOn(sandbox)
    atFirst = await swaps.client.snapshot()
  })
  beforeEach(async () => {
    await swaps.client.revert({ id: atFirst })
    atFirst = await swaps.client.snapshot()
  })
  after(() => sandbox.close())

  /** The first account's gain of a token by a swap; `undefined` if it reverts. */
  const swapped = async (from: string, to: string, amount: bigint): Promise<bigint | undefined> => {
    const { account, token, build, send, balance } = swaps
    const tx = await build(token(from), token(to), amount)
    const before = await balance(account, token(to))
    const done = await send(tx, token(from), amount)
    return done ? (await balance(account, token(to))) - before : undefined
  }
  /** The outcome of a simulated router call. */
  const revertOf = (call: Promise<unknown>): Promise<string> =>
    call.then(
      () => 'none',
      (error: unknown) => {
        const said =
          error instanceof BaseError ? error.walk((each) => each instanceof ContractFunctionRevertedError) : null
        return said instanceof ContractFunctionRevertedError ? (said.data?.errorName ?? said.shortMessage) : 'other'
      },
    )

  for (const from of ALL)
    it(`yield for ${from} their quoted amount, to the last unit, of any other token [U-84]`, async () => {
      for (const to of ALL.filter((symbol) => symbol !== from && symbol !== 'ETH')) {
        const amount = swaps.units(from === 'ETH' ? '0.5' : '40', swaps.token(from))
        const quoted = await swaps.quote(swaps.token(from), swaps.token(to), amount)
        assert.isAbove(Number(quoted), 0)
        assert.equal(await swapped(from, to, amount), quoted, `${from} for ${to}`)
      }
    })
  it('yield coins, too, to the receiver that the call names', async () => {
    const { client, account, receiver, token, units, quote, allow } = swaps
    const [bracken, coin] = [token('BRKN'), token('ETH')]
    const amount = units('100', bracken)
    const quoted = await quote(bracken, coin, amount)
    await allow(bracken, amount)
    const before = await client.getBalance({ address: receiver })
    const args = [bracken.address, coin.address, amount, quoted, receiver] as const
    const call = { address: sandbox.swap.router, abi: ROUTER_ABI, functionName: 'exchange', args } as const
    await client.simulateContract({ ...call, account })
    await receiptOf(client, await client.writeContract({ ...call, account, chain: null }))
    assert.equal((await client.getBalance({ address: receiver })) - before, quoted)
  })
  it('yield less for larger trades: beyond 3 %, beyond 15 %, and finally nothing', async () => {
    const { token, units, quote, quoteReply } = swaps
    const [coin, dollar] = [token('ETH'), token('ALDR')]
    const lost = async (coins: string): Promise<number> =>
      100 - (Number(await quote(coin, dollar, units(coins, coin))) / (Number(coins) * 3_120.5e6)) * 100
    const [little, more, most] = await Promise.all(['0.1', '4', '20'].map(lost))
    assert.isBelow(Number(little), 1)
    assert.isAbove(Number(more), 3)
    assert.isBelow(Number(more), 15)
    assert.isAbove(Number(most), 15)
    assert.equal((await quoteReply(coin, dollar, units('101', coin))).status, 400)
  })
  it('revert with a named error if the result is below the minimum', async () => {
    const { client, account, token, units, quote } = swaps
    const [coin, dollar] = [token('ETH'), token('ALDR')]
    const amount = units('1', coin)
    const { router } = sandbox.swap
    const trying = (minReturnAmount: bigint, value = amount) =>
      client.simulateContract({
        address: router,
        abi: ROUTER_ABI,
        functionName: 'swap',
        account,
        value,
        args: [
          router,
          {
            srcToken: coin.address,
            dstToken: dollar.address,
            srcReceiver: router,
            dstReceiver: zeroAddress,
            amount,
            minReturnAmount,
            flags: 0n,
          },
          '0x',
        ],
      })
    const quoted = await quote(coin, dollar, amount)
    assert.deepEqual((await trying(quoted)).result, [quoted, amount])
    assert.equal(await revertOf(trying(quoted + 1n)), 'ReturnAmountIsNotEnough')
    assert.equal(await revertOf(trying(quoted, amount + 1n)), 'InvalidMsgValue')
  })
  it('enforce slippage: a trade in between makes the next one revert', async () => {
    const { token, units, build, send } = swaps
    const [coin, dollar] = [token('ETH'), token('ALDR')]
    const amount = units('1', coin)
    const [mine, theirs] = await Promise.all([build(coin, dollar, amount), build(coin, dollar, amount * 3n)])
    assert.isTrue(await send(theirs, coin, amount * 3n))
    assert.isFalse(await send(mine, coin, amount))
  })
  it('change their prices with each trade, and the API returns the new ones [S7-19]', async () => {
    const { id, post, token, units } = swaps
    const price = async (symbol: string): Promise<number> => {
      const asked = { currency: 'usd', addresses: [id(token(symbol).address)] }
      const { fungibles } = (await post('fungible/price', asked)).body as { fungibles: [{ price: number }] }
      return fungibles[0].price
    }
    assert.equal(await price('ETH'), 3120.5)
    await swapped('ETH', 'BRKN', units('2', token('ETH')))
    assert.isBelow(await price('ETH'), 3_000)
    assert.isAbove(await price('BRKN'), 0.76)
    assert.equal(await price('ALDR'), 1)
  })
  it('include a token with a transfer fee of 2 %, which a quote without it does not survive', async () => {
    const { account, token, units, quote } = swaps
    const toll = token('TOLL')
    assert.equal(await swaps.balance(account, toll), units('4900', toll), 'of 5000 that were sent')
    const dollars = units('100', token('ALDR'))
    const honest = await quote(token('ALDR'), toll, dollars)
    sandbox.swap.setMode('UnawareOfToll')
    const unaware = await quote(token('ALDR'), toll, dollars)
    assert.equal(unaware - (unaware * 2n) / 100n, honest)
    assert.isUndefined(await swapped('ALDR', 'TOLL', dollars))
    sandbox.swap.setMode()
  })
  it('include a token whose allowance changes only from or to zero, and whose calls return nothing', async () => {
    const { client, account, token, allow } = swaps
    const { address } = token('QUAY')
    const { router } = sandbox.swap
    const allowance = () =>
      client.readContract({ address, abi: TOKEN_ABI, functionName: 'allowance', args: [account, router] })
    await allow(token('QUAY'), 5n)
    await allow(token('QUAY'), 7n)
    assert.equal(await allowance(), 5n, 'the second one reverted')
    await allow(token('QUAY'), 0n)
    await allow(token('QUAY'), maxUint256)
    assert.equal(await allowance(), maxUint256)
    const { data } = await client.call({
      to: address,
      account,
      data: `0xa9059cbb${'0'.repeat(24)}${router.slice(2)}${'0'.repeat(64)}`,
    })
    assert.isUndefined(data)
  })
})
