import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { Subscription } from 'rxjs'
import type { Portico } from '../../../application/portico.js'
import * as PORTS from '../../../application/ports/tokens.js'
import type { TokensApi } from '../../../application/tokenList/tokenListFeature.js'
import type { CaipAddress } from '../../../domain/account/caip10.js'
import type { TokenBalance } from '../../../domain/account/tokens.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet, polygon, solana } from '../../../networks.js'
import { fakeBalanceApi } from '../../fakes/fakeBalanceApi.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

const MOSS: CaipAddress = 'eip155:137:0xAb'
const token = (symbol: string, more: Partial<TokenBalance>): TokenBalance => ({
  name: symbol,
  symbol,
  chainId: 'eip155:1',
  price: 1,
  quantity: { decimals: '18', numeric: '1' },
  ...more,
})

describe('the tokens of an account on all networks', () => {
  let portico: Portico
  let store = fakeKeyValueStore()
  let balances = fakeBalanceApi()
  let time = makeVirtualTime()
  let watching: Subscription | undefined
  let wallet = fakeWalletConnector()
  beforeEach(() => {
    store = fakeKeyValueStore()
    balances = fakeBalanceApi()
  })
  const visit = async ({
    namespace = 'eip155',
    isServed = true,
  }: { namespace?: 'eip155' | 'solana'; isServed?: boolean } = {}): Promise<TokensApi> => {
    time = makeVirtualTime()
    portico = createPortico({
      networks: [mainnet, polygon, solana],
      currency: 'eur',
      override: ({ value }) => {
        wallet = fakeWalletConnector({ id: 'a', namespace, accounts: ['0xa', '0xb'] })
        value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([wallet]))
        value(PORTS.KEY_VALUE_STORE, store)
        if (isServed) value(PORTS.BALANCE_API, balances)
        value(PORTS.SCHEDULER, time.scheduler)
        value(PORTS.LOG, fakeLog())
      },
    })
    const api = await portico.feature('tokens')
    if (api === undefined) throw new Error('tokens are off')
    return api
  }
  const watch = async ({ everywhere }: TokensApi): Promise<void> => {
    watching = everywhere.changes.subscribe()
    await time.advance(0)
  }
  const symbolsOf = ({ everywhere: { value } }: TokensApi): string =>
    'tokens' in value ? `${value._tag} ${value.tokens.map(({ symbol }) => symbol).join()}` : value._tag
  const everywhereAsked = () => balances.asked.filter(({ chainId }) => chainId === undefined)
  afterEach(() => {
    watching?.unsubscribe()
    portico.destroy()
  })

  it('are requested once watched, in one call and the host’s currency, for the page’s networks [S7-20] [S5-09]', async () => {
    const api = await visit()
    await portico.connect('a')
    balances.answerWith(
      TE.right([
        token('SLATE', { address: 'eip155:1:0x3', value: 1 }),
        token('ANT', { address: 'eip155:1:0x2', value: 1 }),
        token('ETH', { value: 1 }),
        token('MOSS', { chainId: 'eip155:137', address: MOSS, value: 3 }),
        token('NONE', { address: 'eip155:1:0x4' }),
        token('FAR', { chainId: 'eip155:10', value: 9 }),
        token('SPAM', { value: 9, quantity: { decimals: '0', numeric: '1' } }),
      ]),
    )
    await time.advance(60_000)
    assert.deepEqual(everywhereAsked(), [])
    await watch(api)
    assert.equal(symbolsOf(api), 'Loaded MOSS,ETH,ANT,SLATE,NONE')
    assert.deepEqual(everywhereAsked(), [{ address: '0xa', currency: 'eur' }])
  })

  it('are refreshed each 30 s, and on demand; the last ones stay if the server fails [S8-04] [S9-01]', async () => {
    const api = await visit()
    await portico.connect('a')
    balances.answerWith(TE.right([token('ETH', { value: 1 })]))
    await watch(api)
    balances.answerWith(TE.left({ _tag: 'HttpStatus', status: 500 }))
    await time.advance(30_000)
    assert.equal(symbolsOf(api), 'Unavailable ETH')
    balances.answerWith(TE.right([token('MOSS', { address: 'eip155:1:0x1', value: 1 })]))
    api.refresh()
    await time.advance(0)
    assert.equal(symbolsOf(api), 'Loaded MOSS')
    assert.lengthOf(everywhereAsked(), 3)
  })

  it('are unavailable after 10 s without an answer', async () => {
    const api = await visit()
    await portico.connect('a')
    balances.answerWith(() => new Promise(() => undefined))
    await watch(api)
    assert.equal(symbolsOf(api), 'Loading')
    await time.advance(10_000)
    assert.equal(symbolsOf(api), 'Unavailable ')
  })

  it('are not requested outside EVM, without an account, or without a source of token lists', async () => {
    const onSolana = await visit({ namespace: 'solana' })
    await watch(onSolana)
    await portico.connect('a')
    await time.advance(60_000)
    assert.equal(symbolsOf(onSolana), 'NotConfigured')
    watching?.unsubscribe()
    portico.destroy()
    const unserved = await visit({ isServed: false })
    await portico.connect('a')
    await watch(unserved)
    await time.advance(60_000)
    assert.equal(symbolsOf(unserved), 'NotConfigured')
    assert.deepEqual(everywhereAsked(), [])
  })

  it('belong to the active account, also after it changes', async () => {
    const api = await visit()
    await portico.connect('a')
    balances.answerWith(TE.right([token('ETH', { value: 1 })]))
    await watch(api)
    await portico.disconnect()
    await time.advance(0)
    assert.equal(symbolsOf(api), 'NotConfigured')
    await portico.connect('a')
    await time.advance(0)
    assert.equal(symbolsOf(api), 'Loaded ETH')
  })

  it('never belong to the previous account, even if the wallet changed while unwatched', async () => {
    const api = await visit()
    await portico.connect('a')
    balances.answerWith(TE.right([token('ETH', { value: 1 })]))
    await watch(api)
    watching?.unsubscribe()
    assert.equal(symbolsOf(api), 'Loaded ETH')
    await wallet.wallet.movesToAccount('0xb')
    assert.equal(symbolsOf(api), 'Unknown')
    const states: string[] = []
    watching = api.everywhere.changes.subscribe(() => states.push(symbolsOf(api)))
    assert.deepEqual(states, ['Loading'])
  })

  it('that the visitor hides are stored by contract only [S-25]', async () => {
    const api = await visit()
    api.hide(MOSS)
    assert.deepEqual(api.hidden.value, ['eip155:137:0xab'])
    const later = await visit()
    assert.deepEqual(later.hidden.value, ['eip155:137:0xab'])
    later.hide('eip155:1:0x1')
    // The other page missed that change, and does not undo it.
    api.show(MOSS)
    assert.deepEqual((await visit()).hidden.value, ['eip155:1:0x1'])
  })

  it('are off if the host disables them [S1-09]', async () => {
    portico = createPortico({
      networks: [mainnet],
      features: { tokens: false },
      override: ({ value }) => value(PORTS.LOG, fakeLog()),
    })
    assert.isUndefined(await portico.feature('tokens'))
  })
})
