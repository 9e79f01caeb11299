import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { firstValueFrom, map, timer } from 'rxjs'
import type { HostSwap } from '../../../application/swap/hostSwap.js'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import { base, bitcoin, mainnet } from '../../../networks.js'
import { ACCOUNT, DOLLAR_ADDRESS } from '../../domain/swap/aSwap.js'
import { failureOf } from './setUpSend.js'
import { DOLLAR, HASH, setUpSwapPage, type SwapWorld } from './setUpSwapPage.js'

type World = ReturnType<typeof setUpSwapPage>

describe('swaps started by a host', () => {
  let world: World
  const open = (change?: SwapWorld): World => (world = setUpSwapPage(change))
  /** Connects, and watches. */
  const visit = async (change?: SwapWorld): Promise<HostSwap> => {
    open(change)
    await world.portico.connect('a')
    const api = await world.swap()
    api.state.changes.subscribe()
    await world.passes(() => api.state.value._tag === 'Ready' && world.ready(api).list._tag === 'Loaded')
    return api
  }
  const quoted = async (change?: SwapWorld): Promise<HostSwap> => {
    const api = await visit(change)
    api.choose('Get', DOLLAR.id)
    api.setAmount({ _tag: 'Asset', text: '0.5' })
    await world.passes(() => world.ready(api).quoting._tag === 'Quoted')
    return api
  }
  /** Reviewed, and shown long enough to be read. */
  const reviewed = async (api: HostSwap): Promise<void> => {
    await api.review()
    await isSeen(api)
  }
  const isSeen = (api: HostSwap): Promise<void> =>
    world.passes(() => {
      const { step } = world.ready(api)
      return step._tag === 'Prepared' && !step.isNew
    })
  const hasChanged = (api: HostSwap): boolean => {
    const { step } = world.ready(api)
    return step._tag === 'Prepared' && step.hasChanged
  }
  afterEach(() => world.portico.destroy())

  it('quotes, reviews and swaps with default adapters, and the page tracks the transaction [S1-06]', async () => {
    const api = await quoted()
    await reviewed(api)
    assert.equal(await api.confirm(), HASH)
    const value = `0x${(5n * 10n ** 17n).toString(16)}`
    assert.deepEqual(world.sent(), [[{ chainId: '0x2105', from: ACCOUNT, to: world.router, value, data: '0x' }]])
    assert.deepInclude(world.ready(api).step, { _tag: 'Sent', id: HASH })
    assert.lengthOf(world.portico.pending.value, 1)
  })

  it('takes nothing for an amount but an amount', async () => {
    const api = await quoted()
    for (const wrong of [{ _tag: 'Get', text: '5' }, { text: '5' }, '5', undefined]) {
      api.setAmount(wrong as never)
      assert.deepEqual(world.ready(api).form.amount, { _tag: 'Asset', text: '' })
    }
  })

  it('asks the wallet on the network of the quote, whatever id a host without a compiler gives it [S-24]', async () => {
    const api = await quoted({ options: { networks: [{ ...base, id: 1 }] } })
    await reviewed(api)
    await api.confirm()
    assert.nestedPropertyVal(world.sent(), '[0][0].chainId', '0x2105')
  })

  it('needs no coins for the fee if the owner who executes it pays, in an account of several owners', async () => {
    const reviewedBy = async (owners: boolean): Promise<unknown> => {
      const api = await quoted({ owners })
      world.chain.balanceWith(TE.right(5n * 10n ** 17n))
      await api.review().catch(() => undefined)
      const { step } = world.ready(api)
      world.portico.destroy()
      return step._tag === 'Prepared' ? step.feePayer : step._tag
    }
    assert.equal(await reviewedBy(true), 'Executor')
    assert.equal(await reviewedBy(false), 'NotPrepared')
  })

  it('calls only known contracts, or those that the host lists instead [S-24]', async () => {
    const DIFFERS = 'PTC-SWAP-DIFFERS: The transaction is not what the quote says: target'
    const other = await quoted({ routers: { 'eip155:8453': [`0x${'77'.repeat(20)}`] } })
    assert.equal(await failureOf(other.review()), DIFFERS)
    world.portico.destroy()
    const own = await quoted({ routers: { 'eip155:8453': [world.router] } })
    await own.review()
    assert.equal(world.ready(own).step._tag, 'Prepared')
  })

  it('confirms no quote that has just arrived, or that got worse, before it is accepted [S-24] [S-28]', async () => {
    const OUTDATED = 'PTC-SWAP-OUTDATED: The quote is over, or what comes out has changed'
    const api = await quoted()
    await api.review()
    assert.equal(await failureOf(api.confirm()), OUTDATED)
    world.swapApi.quotesWith(({ amount, from, to }) => TE.right([{ fromAmount: amount, toAmount: amount, from, to }]))
    await world.time.advance(10_000)
    await world.passes(() => hasChanged(api))
    await isSeen(api)
    assert.equal(await failureOf(api.confirm()), OUTDATED)
    assert.isEmpty(world.sent())
    api.acceptChange()
    await isSeen(api)
    assert.equal(await api.confirm(), HASH)
  })

  it('rejects if swaps are unsupported, the gas price is unknown, or there is no order [S8-16] [S8-17]', async () => {
    const api = await visit()
    assert.equal(await failureOf(api.review()), 'PTC-SWAP-INCOMPLETE: Two tokens and an amount are required')
    world.swapApi.gasPriceWith(() => TE.left({ _tag: 'GasPriceNotSupported' }))
    api.retry()
    await world.time.advance(0)
    assert.equal(await failureOf(api.review()), 'PTC-SWAP-GAS-PRICE: Network not supported for Gas Price')
    world.portico.destroy()
    open({ options: { networks: [bitcoin, mainnet, { ...base, id: 5, caipNetworkId: 'eip155:5' }] } })
    const none = await world.swap()
    assert.equal(await failureOf(none.review()), 'PTC-REQUEST-NOT-CONNECTED: No wallet is connected')
    await world.portico.connect('a')
    await world.portico.switchNetwork('eip155:5')
    assert.equal(await failureOf(none.review()), 'PTC-SWAP-NETWORK: Network not supported for Swaps')
  })

  it('opens its view with tokens and an amount, by symbol, contract or coin name', async () => {
    const api = await visit()
    await world.portico.open({ view: { name: 'Swap', fromToken: 'usdc', toToken: 'coin', amount: '12.5' } })
    await world.passes(() => world.ready(api).form.payId === DOLLAR.id)
    assert.deepEqual(world.ready(api).form, {
      payId: DOLLAR.id,
      getId: 'coin',
      amount: { _tag: 'Asset', text: '12.5' },
    })
    assert.equal(world.viewOf(), 'Swap')
  })

  it('refreshes the balances of both tokens once the chain has the transaction [S7-20]', async () => {
    const api = await quoted()
    await reviewed(api)
    world.rpc.settle(TE.right({ _tag: 'Included', succeeded: true }))
    await api.confirm()
    await world.passes(() => world.balances.asked.some(({ fresh }) => fresh?.includes(DOLLAR_ADDRESS)))
  })

  it('requests the tokens of the account while it is watched, without a look at the account', async () => {
    const api = await visit()
    await world.passes(() => world.ready(api).tokens.some(({ id, balance }) => id === DOLLAR.id && balance === '100'))
  })

  it('returns to the form if its preview is left before a wallet is asked', async () => {
    const api = await quoted()
    await world.portico.open({ view: 'Swap' })
    await reviewed(api)
    world.portico.commands.go({ name: 'SwapPreview' })
    world.portico.commands.back()
    assert.equal(world.viewOf(), 'Swap')
    assert.deepEqual(world.ready(api).step, { _tag: 'Editing' })
  })

  it('is asked no other way if the wallet refuses the batch only after its prompt: it may have swapped [S-28]', async () => {
    const api = await visit({ batches: true })
    world.chain.attemptWith(() => TE.right({ paid: 20_000_000n, received: 10n ** 40n, fee: 2n, expectedFee: 1n }))
    api.choose('Pay', DOLLAR.id)
    api.choose('Get', 'coin')
    api.setAmount({ _tag: 'Asset', text: '20' })
    await world.passes(() => world.ready(api).quoting._tag === 'Quoted')
    await reviewed(api)
    const refused: RequestError = { _tag: 'RequestFailed', code: 5760, message: '', cause: undefined }
    world.walletAnswers(() => firstValueFrom(timer(8_000, world.time.scheduler).pipe(map(() => E.left(refused)))))
    const confirmed = failureOf(api.confirm())
    await world.passes(() => world.sendingBy().length === 1)
    await world.time.advance(8_000)
    const UNKNOWN = /^PTC-REQUEST-OUTCOME-UNKNOWN: /
    assert.match(String(await confirmed), UNKNOWN)
    assert.match(String(await failureOf(api.confirm())), UNKNOWN)
    assert.deepEqual(world.sendingBy(), ['wallet_sendCalls'])
  })

  it('is off by its switch, and loads no code [S1-09]', async () => {
    open({ options: { features: { swaps: false } } })
    assert.isUndefined(await world.portico.feature('swap'))
  })
})
