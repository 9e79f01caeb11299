import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import { makeOutagesFeature } from '../../../application/config/outagesFeature.js'
import type { Portico } from '../../../application/portico.js'
import * as PORTS from '../../../application/ports/tokens.js'
import type { TransactionFate } from '../../../domain/requests/transactionFate.js'
import { balancesQuestion } from '../../../infrastructure/blockchainApi/balances.lazy.js'
import { historyQuestion } from '../../../infrastructure/blockchainApi/history.lazy.js'
import { openQuestion } from '../../../infrastructure/blockchainApi/question.js'
import { cachedChainRpc } from '../../../infrastructure/chainRpc/httpChainRpc.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { unconfiguredHttpClient as client } from '../../../infrastructure/http/HttpClient.js'
import { mainnet, polygon } from '../../../networks.js'
import { fakeAssetDiscovery } from '../../fakes/fakeAssetDiscovery.js'
import { fakeBalanceApi } from '../../fakes/fakeBalanceApi.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHistoryApi } from '../../fakes/fakeHistoryApi.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aToken } from '../../support/aToken.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

const HASH = `0x${'5e'.repeat(32)}`
const [ONE, OTHER] = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`] as const
const CONFIRMED: TransactionFate = { _tag: 'Included', succeeded: true }
/** When the chain is first asked for the state of a transaction. */
const FIRST_LOOK_MS = 2_000
const tokens = (numeric: string) => TE.right([aToken({ quantity: { decimals: '6', numeric } })])

describe('assets of an account after a transaction has settled', () => {
  let time = makeVirtualTime()
  let chain = fakeChainRpc()
  let balances = fakeBalanceApi()
  let history = fakeHistoryApi()
  let discovery = fakeAssetDiscovery()
  let wallet = fakeWalletConnector()
  let portico: Portico
  /** A connected page; answers of servers and chain are cached as long as in the product. */
  beforeEach(async () => {
    time = makeVirtualTime()
    chain = fakeChainRpc(TE.right(10n ** 18n))
    balances = fakeBalanceApi(tokens('10'))
    history = fakeHistoryApi()
    discovery = fakeAssetDiscovery()
    wallet = fakeWalletConnector({ id: 'a', accounts: [ONE], scheduler: time.scheduler })
    const kept = { client, scheduler: time.scheduler, outages: makeOutagesFeature() }
    portico = createPortico({
      networks: [mainnet, polygon],
      override: ({ value }) => {
        value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([{ ...wallet, request: () => TE.right(HASH) }]))
        value(PORTS.CHAIN_RPC, cachedChainRpc(chain, time.scheduler))
        value(PORTS.BALANCE_API, {
          balances: openQuestion({ ...balancesQuestion, ask: () => balances.balances }, kept),
        })
        value(PORTS.HISTORY_API, { history: openQuestion({ ...historyQuestion, ask: () => history.history }, kept) })
        value(PORTS.ASSET_DISCOVERY, discovery)
        value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment())
        value(PORTS.SCHEDULER, time.scheduler)
        value(PORTS.LOG, fakeLog())
      },
    })
    await portico.connect('a')
    await time.advance(0)
  })
  afterEach(() => portico.destroy())

  /** Sends a transaction that the chain has settled by the first check. */
  const settle = async (fate = CONFIRMED): Promise<void> => {
    await portico.request({ method: 'eth_sendTransaction', params: [{ from: ONE, to: OTHER }] })
    chain.settle(TE.right(fate))
    await time.advance(FIRST_LOOK_MS)
  }
  const feature = async <Name extends 'nfts' | 'send' | 'tokens'>(name: Name) => {
    const api = await portico.feature(name)
    if (api === undefined) throw new Error(`${name} is off`)
    return api
  }
  const listed = (): string | undefined => {
    const { value } = portico.tokens
    return value._tag === 'Loaded' ? value.tokens[0]?.quantity.numeric : value._tag
  }

  for (const fate of [CONFIRMED, { _tag: 'Included', succeeded: false }] as const)
    it(`are refreshed at once: the coin if it ${fate.succeeded ? 'succeeded' : 'failed, which has cost its fee'}`, async () => {
      assert.deepEqual(portico.balance.value, { _tag: 'Loaded', amount: '1' })
      chain.answerWith(TE.right(5n * 10n ** 17n))
      await settle(fate)
      assert.deepEqual(portico.balance.value, { _tag: 'Loaded', amount: '0.5' })
    })

  it('are refreshed at once: the tokens, if they were watched', async () => {
    portico.commands.refreshBalances()
    await time.advance(0)
    assert.equal(listed(), '10')
    balances.answerWith(tokens('7'))
    await settle()
    assert.equal(listed(), '7')
  })

  it('are not requested if the tokens were never watched; the first watcher gets fresh data [U-57]', async () => {
    await settle()
    assert.deepEqual([listed(), balances.asked.length], ['Unknown', 0])
    portico.commands.refreshBalances()
    await time.advance(0)
    assert.equal(listed(), '10')
  })

  it('are refreshed at once: the tokens on all networks, while watched', async () => {
    const { everywhere } = await feature('tokens')
    everywhere.changes.subscribe()
    await time.advance(0)
    balances.answerWith(tokens('7'))
    await settle()
    const { value } = everywhere
    assert.equal(value._tag === 'Loaded' && value.tokens[0]?.quantity.numeric, '7')
  })

  it('are refreshed at once: the NFTs, while watched, from wallet and history', async () => {
    const { state } = await feature('nfts')
    state.changes.subscribe()
    await time.advance(0)
    assert.deepEqual([discovery.asked.length, history.asked.length], [1, 1])
    await settle()
    assert.deepEqual([discovery.asked.length, history.asked.length], [2, 2])
  })

  it('become outdated even if another account is active, whose own are not requested', async () => {
    portico.commands.refreshBalances()
    await portico.request({ method: 'eth_sendTransaction', params: [{ from: ONE, to: OTHER }] })
    await wallet.wallet.movesToAccount(OTHER)
    await time.advance(0)
    chain.settle(TE.right(CONFIRMED))
    await time.advance(FIRST_LOOK_MS)
    const askedOf = (): readonly string[] => chain.asked.map(({ address }) => address)
    assert.deepEqual(askedOf(), [ONE, OTHER])
    await wallet.wallet.movesToAccount(ONE)
    await time.advance(0)
    assert.deepEqual(askedOf(), [ONE, OTHER, ONE])
    balances.answerWith(tokens('7'))
    portico.commands.refreshBalances()
    await time.advance(0)
    assert.equal(listed(), '7')
  })

  it('are at most 5 s old when the visitor opens Send, since funds may have arrived', async () => {
    const { state } = await feature('send')
    const comeAndGo = async (): Promise<readonly number[]> => {
      const watching = state.changes.subscribe()
      await time.advance(0)
      watching.unsubscribe()
      return [chain.asked.length, balances.asked.length]
    }
    assert.deepEqual(await comeAndGo(), [1, 1])
    await time.advance(5_000)
    assert.deepEqual(await comeAndGo(), [1, 1])
    await time.advance(1)
    assert.deepEqual(await comeAndGo(), [2, 2])
  })
})
