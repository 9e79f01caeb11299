import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { PortBinder } from '../../../application/api/options.js'
import type { Portico, PorticoOptions } from '../../../application/portico.js'
import * as PORTS from '../../../application/ports/tokens.js'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import type { Network } from '../../../domain/network/network.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { bitcoin, mainnet, solana } from '../../../networks.js'
import { fakeBalanceApi } from '../../fakes/fakeBalanceApi.js'
import { fakeChainRpc, type FakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { after as inTime } from '../../support/after.js'
import { aToken } from '../../support/aToken.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { until } from '../../support/until.js'
import { valuesOf } from '../../support/valuesOf.js'
import { setUpLoggedIn } from './setUpLoggedIn.js'

const DOWN: RemoteError = { _tag: 'HttpStatus', status: 503 }
const ETHER = 10n ** 18n
const NOTHING = { _tag: 'NotConfigured' } as const

describe('an account on a page without a balance server', () => {
  let portico: Portico
  let chainRpc: FakeChainRpc
  let time = makeVirtualTime()
  afterEach(() => portico.destroy())
  const passes = (holds: () => boolean) => until(holds, { between: () => time.advance(0), everyMs: 1 })
  /** A connected page at its Account view; `answer` is the chain's reply for its coin. */
  const start = async (
    answer: ReturnType<FakeChainRpc['nativeBalance']> | 'Late' = TE.right(ETHER),
    network: Network = mainnet,
    bind: (bind: PortBinder) => void = () => undefined,
    options: Partial<PorticoOptions> = {},
  ): Promise<Portico> => {
    time = makeVirtualTime()
    chainRpc = fakeChainRpc(answer === 'Late' ? inTime(15_000, time.scheduler, await TE.right(ETHER)()) : answer)
    // Like most EVM chains, it has no list of an account's tokens.
    if (network !== solana) chainRpc.answerTokensWith(TE.left({ _tag: 'NotConfigured' }))
    portico = createPortico({
      networks: [network],
      ...options,
      override: (binder) => {
        const { chainNamespace: namespace, caipNetworkId } = network
        const wallet = fakeWalletConnector({ id: 'a', namespace, caipNetworkId, accounts: ['an-address'] })
        binder.value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([wallet]))
        binder.value(PORTS.CHAIN_RPC, chainRpc)
        binder.value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment())
        binder.value(PORTS.SCHEDULER, time.scheduler)
        bind(binder)
      },
    })
    await portico.connect('a')
    await portico.open({ view: 'Account' })
    return portico
  }

  it('has the balance of the chain, and no tokens, from the start [S-23]', async () => {
    const { balance, tokens, account } = await start()
    const told = valuesOf(tokens)
    await passes(() => balance.value._tag === 'Loaded' && chainRpc.askedForTokens.length > 0)
    assert.deepEqual([balance.value, account().value.balance], [{ _tag: 'Loaded', amount: '1' }, '1'])
    assert.deepEqual([...new Set(told.map(({ _tag }) => _tag))], ['NotConfigured'])
    assert.isUndefined(account().value.tokenBalance)
  })

  it('lists its tokens if the host has an adapter for them', async () => {
    const api = fakeBalanceApi(TE.right([aToken()]))
    const { tokens } = await start(TE.right(ETHER), mainnet, ({ value }) => value(PORTS.BALANCE_API, api))
    await passes(() => tokens.value._tag === 'Loaded')
    assert.deepEqual(tokens.value, { _tag: 'Loaded', tokens: [aToken()] })
  })

  for (const currency of ['eur', undefined] as const) {
    it(`has them valued in ${currency ?? 'US dollars'} if the host names ${currency ?? 'no currency'} [S7-20]`, async () => {
      const api = fakeBalanceApi(TE.right([aToken()]))
      const { tokens, host } = await start(TE.right(ETHER), mainnet, ({ value }) => value(PORTS.BALANCE_API, api), {
        currency,
      })
      await passes(() => tokens.value._tag === 'Loaded')
      assert.deepEqual([api.asked[0]?.currency, host.value.currency], [currency ?? 'usd', currency ?? 'usd'])
    })
  }

  it('shows no balance if the chain is down, and has it after a retry', async () => {
    const { balance, account, commands, outages } = await start(TE.left(DOWN))
    await passes(() => balance.value._tag === 'Unavailable')
    assert.deepEqual(balance.value, { _tag: 'Unavailable', last: undefined })
    assert.isUndefined(account().value.balance)
    assert.deepEqual(outages.value, ['chainRpc'])
    chainRpc.answerWith(TE.right(ETHER))
    commands.refreshBalances()
    await passes(() => balance.value._tag === 'Loaded')
    assert.equal(account().value.balance, '1')
  })

  it('has no balance if the chain reports more than any network has [U-101]', async () => {
    const { balance, account } = await start(TE.right(10n ** 36n))
    await passes(() => balance.value._tag === 'Unavailable')
    assert.deepEqual(balance.value, { _tag: 'Unavailable', last: undefined })
    assert.isUndefined(account().value.balance)
  })

  it('keeps the last known balance apart from the current answer, since it may be outdated', async () => {
    const { balance, account } = await start()
    await passes(() => balance.value._tag === 'Loaded')
    chainRpc.answerWith(TE.left(DOWN))
    await time.advance(30_000)
    await passes(() => balance.value._tag === 'Unavailable')
    assert.deepEqual([balance.value, account().value.balance], [{ _tag: 'Unavailable', last: '1' }, undefined])
    await time.advance(30_000)
    assert.deepEqual(balance.value, { _tag: 'Unavailable', last: '1' })
  })

  it('waits 10 s for a silent chain, and accepts a late answer', async () => {
    const { balance } = await start('Late')
    await time.advance(9_999)
    assert.deepEqual(balance.value, { _tag: 'Unknown' })
    await time.advance(1)
    assert.deepEqual(balance.value, { _tag: 'Unavailable', last: undefined })
    await time.advance(5_000)
    assert.deepEqual(balance.value, { _tag: 'Loaded', amount: '1' })
  })

  it('waits 10 s for the tokens of a silent adapter', async () => {
    const silent = fakeBalanceApi(() => new Promise(() => undefined))
    const { tokens } = await start(TE.right(ETHER), mainnet, ({ value }) => value(PORTS.BALANCE_API, silent))
    await passes(() => tokens.value._tag === 'Loading')
    await time.advance(10_000)
    assert.equal(tokens.value._tag, 'Unavailable')
  })

  it('on Solana has the tokens that the chain lists, or fails if the chain is down', async () => {
    const { tokens, balance } = await start(TE.right(10n ** 9n), solana)
    await passes(() => tokens.value._tag === 'Loaded')
    assert.deepEqual(balance.value, { _tag: 'Loaded', amount: '1' })
    portico.destroy()
    const dead = await start(TE.left(DOWN), solana)
    await passes(() => dead.tokens.value._tag === 'Unavailable')
    assert.equal(dead.balance.value._tag, 'Unavailable')
  })

  it('on Bitcoin has neither balance nor tokens, since nothing reads them [S9-20]', async () => {
    const { tokens, balance, account, outages } = await start(TE.left({ _tag: 'NotConfigured' }), bitcoin)
    const told = [...valuesOf(balance), ...valuesOf(tokens)]
    await passes(() => chainRpc.asked.length > 0)
    assert.deepEqual([balance.value, tokens.value, account().value.balance], [NOTHING, NOTHING, undefined])
    assert.isTrue(told.every(({ _tag }) => _tag === 'NotConfigured'))
    assert.deepEqual(outages.value, [])
  })
})

describe('the account of a login on a page without a balance server', () => {
  const isOwn = !GlobalRegistrator.isRegistered
  before(() => {
    if (isOwn) GlobalRegistrator.register({ url: 'http://shop.localhost/' })
  })
  after(async () => {
    if (isOwn) await GlobalRegistrator.unregister()
  })

  it('has the balance of the chain, and no tokens', async () => {
    const { portico, passes, dispose } = await setUpLoggedIn()
    await passes(() => portico.balance.value._tag === 'Loaded')
    assert.deepEqual(portico.balance.value, { _tag: 'Loaded', amount: '0' })
    assert.deepEqual(portico.tokens.value, NOTHING)
    portico.destroy()
    dispose()
  })
})
