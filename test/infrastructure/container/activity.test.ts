import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { Subscription } from 'rxjs'
import type { ActivityApi } from '../../../application/activity/activityFeature.js'
import type { Portico } from '../../../application/portico.js'
import * as PORTS from '../../../application/ports/tokens.js'
import type { ActivityState } from '../../../domain/activity/activity.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet, polygon, solana } from '../../../networks.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { fakeHistoryApi } from '../../fakes/fakeHistoryApi.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { turn } from '../../support/turn.js'
import { aHistoryEntry } from '../../support/aHistoryEntry.js'
import { until } from '../../support/until.js'

const HASH = `0x${'5e'.repeat(32)}`

describe('the activity of an account', () => {
  let portico: Portico
  let history = fakeHistoryApi()
  let watching: Subscription | undefined
  const chainRpc = fakeChainRpc()
  const host = fakeHostEnvironment()
  const wallet = (namespace: 'eip155' | 'solana') =>
    fakeWalletConnector({ id: 'a', namespace, accounts: ['0xa', '0xb'] })
  let heron = wallet('eip155')
  const visit = async (namespace: 'eip155' | 'solana' = 'eip155'): Promise<ActivityApi> => {
    history = fakeHistoryApi()
    heron = wallet(namespace)
    portico = createPortico({
      networks: namespace === 'solana' ? [solana] : [mainnet, polygon],
      override: ({ value }) => {
        value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([heron]))
        value(PORTS.HISTORY_API, history)
        value(PORTS.CHAIN_RPC, chainRpc)
        value(PORTS.HOST_ENVIRONMENT, host)
        value(PORTS.LOG, fakeLog())
      },
    })
    const api = await portico.feature('activity')
    if (api === undefined) throw new Error('activity is off')
    return api
  }
  const watch = ({ state }: ActivityApi): void => {
    watching = state.changes.subscribe()
  }
  const comesTo = (api: ActivityApi, tag: ActivityState['_tag']): Promise<void> =>
    until(() => api.state.value._tag === tag)
  const idsOf = ({ state: { value } }: ActivityApi): string =>
    'entries' in value ? value.entries.map(({ id }) => id).join() : value._tag
  const notice = () => portico.snackbar.value._tag === 'Shown' && portico.snackbar.value.notice._tag
  afterEach(() => {
    watching?.unsubscribe()
    portico.destroy()
  })

  it('is requested once watched, for account and network, without spam and other chains [S5-10] [S5-11] [S7-12]', async () => {
    const api = await visit()
    assert.deepEqual(api.state.value, { _tag: 'NoAccount' })
    await portico.connect('a')
    history.answerWith(
      TE.right({
        entries: [
          aHistoryEntry('one'),
          aHistoryEntry('spam', { transfers: [] }),
          aHistoryEntry('there', { chainId: 'eip155:137' }),
        ],
      }),
    )
    assert.lengthOf(history.asked, 0)
    watch(api)
    await comesTo(api, 'Loaded')
    assert.deepEqual(api.state.value, { _tag: 'Loaded', entries: [aHistoryEntry('one')], more: 'None' })
    assert.deepEqual(history.asked, [{ address: '0xa', chainId: 'eip155:1' }])
  })

  it('leaves out transactions that strangers sent to show a look-alike address, and keeps those the account sent [S-07]', async () => {
    const api = await visit()
    const nothing = [{ direction: 'out', amount: '0.00', asset: { _tag: 'Token', symbol: 'USDC' } }] as const
    history.answerWith(
      TE.right({
        entries: [
          aHistoryEntry('bait', { from: '0xc', transfers: nothing }),
          aHistoryEntry('own', { from: '0xA', transfers: nothing }),
          aHistoryEntry('dust', { from: '0xc' }),
        ],
      }),
    )
    await portico.connect('a')
    watch(api)
    await until(() => idsOf(api) === 'own,dust')
  })

  it('asks the chain for the cost of a transaction, and reports that its hash was copied', async () => {
    const api = await visit()
    chainRpc.settle(TE.right({ _tag: 'Included', succeeded: true, fee: 31n }))
    assert.equal(await api.feeOf(aHistoryEntry('one', { hash: HASH })), 31n)
    assert.deepEqual(chainRpc.askedForTransactions.at(-1), { id: HASH })
    assert.isUndefined(await api.feeOf(aHistoryEntry('one', { hash: HASH, chainId: 'eip155:10' })))
    chainRpc.settle(TE.left({ _tag: 'TimedOut', afterMs: 1 }))
    assert.isUndefined(await api.feeOf(aHistoryEntry('one', { hash: HASH })))
    api.copyHash({ hash: HASH })
    await until(() => notice() === 'HashCopied')
    assert.deepEqual(host.copied, [HASH])
  })

  it('has older pages, requested one after the other with the cursor of the previous page', async () => {
    const api = await visit()
    history.answerEach(({ cursor }) =>
      TE.right(
        cursor === undefined ? { entries: [aHistoryEntry('new')], next: 'p2' } : { entries: [aHistoryEntry('old')] },
      ),
    )
    await portico.connect('a')
    watch(api)
    await until(() => idsOf(api) === 'new')
    assert.deepInclude(api.state.value, { more: 'Some' })
    api.more()
    assert.deepInclude(api.state.value, { more: 'Loading' })
    api.more()
    await until(() => idsOf(api) === 'new,old')
    assert.deepInclude(api.state.value, { more: 'None' })
    api.more()
    assert.deepEqual(
      history.asked.map(({ cursor }) => cursor),
      [undefined, 'p2'],
    )
  })

  it('has no gap if more new entries arrived than fit in a page: it restarts, and older ones follow', async () => {
    const api = await visit()
    history.answerWith(TE.right({ entries: [aHistoryEntry('two'), aHistoryEntry('one')], next: 'older' }))
    await portico.connect('a')
    watch(api)
    await until(() => idsOf(api) === 'two,one')
    history.answerEach(({ cursor }) =>
      cursor === undefined
        ? TE.right({ entries: [aHistoryEntry('five'), aHistoryEntry('four')], next: 'p2' })
        : TE.right({ entries: [aHistoryEntry('three'), aHistoryEntry('two')], next: 'p3' }),
    )
    api.refresh()
    await until(() => idsOf(api) === 'five,four')
    api.more()
    await until(() => idsOf(api) === 'five,four,three,two')
    assert.equal(history.asked.at(-1)?.cursor, 'p2')
  })

  it('follows the wallet to another account and network at once', async () => {
    const api = await visit()
    history.answerEach(({ address, chainId }) =>
      TE.right({ entries: [aHistoryEntry(`${address}:${chainId}`, { chainId })] }),
    )
    await portico.connect('a')
    watch(api)
    await until(() => idsOf(api) === '0xa:eip155:1')
    await heron.wallet.movesToAccount('0xb')
    await until(() => idsOf(api) === '0xb:eip155:1')
    await heron.wallet.movesToChain('eip155:137')
    await until(() => idsOf(api) === '0xb:eip155:137')
    await portico.disconnect()
    await comesTo(api, 'NoAccount')
  })

  it('is still there on return, with the cursor for older entries', async () => {
    const api = await visit()
    history.answerEach(({ cursor }) =>
      TE.right(
        cursor === undefined ? { entries: [aHistoryEntry('new')], next: 'p2' } : { entries: [aHistoryEntry('old')] },
      ),
    )
    await portico.connect('a')
    watch(api)
    await until(() => idsOf(api) === 'new')
    watching?.unsubscribe()
    const states: string[] = []
    watching = api.state.changes.subscribe(({ _tag }) => states.push(_tag))
    await until(() => states.length === 2)
    assert.lengthOf(history.asked, 2)
    assert.notInclude(states, 'Loading')
    api.more()
    await until(() => idsOf(api) === 'new,old')
  })

  it('is never that of the previous account, even if the wallet changed while unwatched', async () => {
    const api = await visit()
    history.answerWith(TE.right({ entries: [aHistoryEntry('one')] }))
    await portico.connect('a')
    watch(api)
    await until(() => idsOf(api) === 'one')
    watching?.unsubscribe()
    await heron.wallet.movesToAccount('0xb')
    assert.equal(idsOf(api), 'Loading')
    const states: string[] = []
    watching = api.state.changes.subscribe(({ _tag }) => states.push(_tag))
    assert.deepEqual(states, ['Loading'])
  })

  it('ignores an answer that arrives after an account change', async () => {
    const api = await visit()
    let answer = (): void => undefined
    const late = new Promise<void>((resolve) => (answer = resolve))
    history.answerEach(({ address }) =>
      address === '0xa'
        ? async () => late.then(() => E.right({ entries: [aHistoryEntry('late')] }))
        : TE.right({ entries: [aHistoryEntry('mine')] }),
    )
    await portico.connect('a')
    watch(api)
    await until(() => history.asked.length === 1)
    await heron.wallet.movesToAccount('0xb')
    await until(() => idsOf(api) === 'mine')
    answer()
    await late
    await turn()
    assert.equal(idsOf(api), 'mine')
  })

  it('is unavailable if a host’s own source breaks its contract', async () => {
    const api = await visit()
    history.answerWith(() => Promise.reject(new Error('broken')))
    await portico.connect('a')
    watch(api)
    await comesTo(api, 'Unavailable')
    assert.notInclude(portico.outages.value, 'blockchainApi')
    assert.equal(notice(), 'HistoryUnavailable')
  })

  it('keeps what is known if the server does not answer, reports that once, and asks again [S8-05]', async () => {
    const api = await visit()
    history.answerWith(TE.right({ entries: [aHistoryEntry('one')] }))
    await portico.connect('a')
    watch(api)
    await until(() => idsOf(api) === 'one')
    history.answerWith(TE.left({ _tag: 'HttpStatus', status: 503 }))
    api.refresh()
    await comesTo(api, 'Unavailable')
    assert.equal(idsOf(api), 'one')
    assert.equal(notice(), 'HistoryUnavailable')
    portico.commands.dismissNotice()
    history.answerWith(TE.left({ _tag: 'RetryBlocked', retryAt: 7 }))
    api.refresh()
    await until(() => api.state.value._tag === 'Unavailable' && api.state.value.retryAt === 7)
    assert.isFalse(notice())
    history.answerWith(TE.right({ entries: [aHistoryEntry('two')] }))
    api.refresh()
    await until(() => idsOf(api) === 'two,one')
  })

  it('is unavailable on Solana, without a request [S9-19]', async () => {
    const api = await visit('solana')
    await portico.connect('a')
    watch(api)
    await comesTo(api, 'NotHere')
    assert.lengthOf(history.asked, 0)
  })

  it('is unavailable without a configured server, and raises no alert', async () => {
    const api = await visit()
    history.answerWith(TE.left({ _tag: 'NotConfigured' }))
    await portico.connect('a')
    watch(api)
    await comesTo(api, 'NotHere')
    assert.isFalse(notice())
  })

  it('is missing if the feature is off [S1-09]', async () => {
    history = fakeHistoryApi()
    portico = createPortico({
      networks: [mainnet],
      features: { activity: false },
      override: ({ value }) => value(PORTS.LOG, fakeLog()),
    })
    assert.isUndefined(await portico.feature('activity'))
  })
})
