import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { Subscription } from 'rxjs'
import type { Portico } from '../../../application/portico.js'
import type { NftsApi } from '../../../application/nfts/nftsFeature.js'
import * as PORTS from '../../../application/ports/tokens.js'
import type { HistoryEntry, HistoryTransfer } from '../../../domain/activity/history.js'
import type { NotTold } from '../../../application/ports/assetDiscovery.js'
import type { Nft, NftsState, NftToken } from '../../../domain/nfts/nft.js'
import { createPortico } from '../../../infrastructure/container/createPortico.js'
import { mainnet, polygon, solana } from '../../../networks.js'
import { fakeAssetDiscovery } from '../../fakes/fakeAssetDiscovery.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHistoryApi } from '../../fakes/fakeHistoryApi.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { aHistoryEntry } from '../../support/aHistoryEntry.js'
import { anAnswer } from '../../support/anAnswer.js'
import { turn } from '../../support/turn.js'
import { until } from '../../support/until.js'

const nft = (name: string, direction: HistoryTransfer['direction'] = 'in', isSpam = false): HistoryTransfer => ({
  direction,
  amount: '1',
  asset: { _tag: 'Nft', name, isSpam },
})
const entry = (id: string, transfers: readonly HistoryTransfer[], more: Partial<HistoryEntry> = {}) =>
  aHistoryEntry(id, { transfers, ...more })
const TOLD: Nft = { id: 'told', name: 'told', count: 1n, token: { contract: '0xc' } }

describe('the NFTs of an account', () => {
  let portico: Portico
  let history = fakeHistoryApi()
  let discovery = fakeAssetDiscovery()
  let watching: Subscription | undefined
  const wallet = (namespace: 'eip155' | 'solana') =>
    fakeWalletConnector({ id: 'a', namespace, accounts: ['0xa', '0xb'] })
  let heron = wallet('eip155')
  let host = fakeHostEnvironment()
  const visit = async (namespace: 'eip155' | 'solana' = 'eip155', clipboard = true): Promise<NftsApi> => {
    host = fakeHostEnvironment({ clipboard })
    history = fakeHistoryApi()
    discovery = fakeAssetDiscovery()
    heron = wallet(namespace)
    portico = createPortico({
      networks: namespace === 'solana' ? [solana] : [mainnet, polygon],
      override: ({ value }) => {
        value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([heron]))
        value(PORTS.HISTORY_API, history)
        value(PORTS.ASSET_DISCOVERY, discovery)
        value(PORTS.HOST_ENVIRONMENT, host)
        value(PORTS.LOG, fakeLog())
      },
    })
    const api = await portico.feature('nfts')
    if (api === undefined) throw new Error('nfts are off')
    return api
  }
  const watch = ({ state }: NftsApi): void => {
    watching = state.changes.subscribe()
  }
  const comesTo = (api: NftsApi, tag: NftsState['_tag']): Promise<void> => until(() => api.state.value._tag === tag)
  const namesOf = ({ state: { value } }: NftsApi): string =>
    'nfts' in value ? value.nfts.map(({ name }) => name).join() : value._tag
  const moreOf = ({ state: { value } }: NftsApi) => value._tag === 'Loaded' && value.more
  afterEach(() => {
    watching?.unsubscribe()
    portico.destroy()
  })

  it('are requested once watched, and are what the history shows on the network, without spam [S2-20] [S5-11] [S7-12]', async () => {
    const api = await visit()
    assert.deepEqual(api.state.value, { _tag: 'NoAccount' })
    await portico.connect('a')
    const there = entry('there', [nft('there')], { chainId: 'eip155:137' })
    const entries = [entry('2', [nft('gone', 'out'), nft('spam', 'in', true)]), entry('1', [nft('gone'), nft('tern')])]
    history.answerWith(TE.right({ entries: [there, ...entries] }))
    assert.lengthOf(history.asked, 0)
    watch(api)
    await until(() => namesOf(api) === 'tern')
    assert.equal(moreOf(api), 'None')
    assert.deepEqual(history.asked, [{ address: '0xa', chainId: 'eip155:1' }])
    assert.deepEqual(discovery.asked, [{ _tag: 'Account', address: '0xa', chainId: 'eip155:1' }])
  })

  it('are what the wallet reports, without a server; if it reports none, the history is asked', async () => {
    const api = await visit()
    discovery.answerWith(TE.right([TOLD]))
    await portico.connect('a')
    watch(api)
    await until(() => namesOf(api) === 'told')
    assert.equal(moreOf(api), 'None')
    assert.lengthOf(history.asked, 0)
    discovery.answerWith(TE.right([]))
    history.answerWith(TE.right({ entries: [entry('1', [nft('tern')])] }))
    api.refresh()
    await until(() => namesOf(api) === 'tern')
  })

  it('are searched in older pages until some are found, five at a time, without requests for missing pages', async () => {
    const api = await visit()
    const last = 12
    history.answerEach(({ cursor = '0' }) => {
      const at = Number(cursor)
      const entries = at === 3 || at === last ? [entry(cursor, [nft(`page ${at}`)])] : [entry(cursor, [])]
      return TE.right(at === last ? { entries } : { entries, next: String(at + 1) })
    })
    await portico.connect('a')
    watch(api)
    await until(() => moreOf(api) === 'Some')
    assert.equal(namesOf(api), '')
    const looksTo = async (pages: number, names: string): Promise<void> => {
      api.more()
      assert.equal(moreOf(api), 'Loading')
      api.more()
      await until(() => moreOf(api) !== 'Loading')
      await turn()
      assert.deepEqual([history.asked.length, namesOf(api)], [pages, names])
    }
    await looksTo(4, 'page 3')
    await looksTo(9, 'page 3')
    await looksTo(13, 'page 3,page 12')
    assert.equal(moreOf(api), 'None')
    api.more()
    assert.lengthOf(history.asked, 13)
    api.refresh()
    await until(() => history.asked.length === 14)
    await turn()
    assert.deepEqual([namesOf(api), moreOf(api)], ['page 3,page 12', 'None'])
  })

  it('are identified by the chain on demand if only the history has them [S3-06]', async () => {
    const api = await visit()
    history.answerWith(TE.right({ entries: [entry('1', [nft('Tern #7'), nft('Tern #8')])] }))
    await portico.connect('a')
    watch(api)
    await until(() => namesOf(api) === 'Tern #7,Tern #8')
    const tokens = () => ('nfts' in api.state.value ? api.state.value.nfts.map(({ token }) => token?.tokenId) : [])
    const [first = ''] = 'nfts' in api.state.value ? api.state.value.nfts.map(({ id }) => id) : []
    assert.isFalse(await api.identify(first))
    discovery.receivedWith(TE.right(['7', '8'].map((tokenId) => ({ contract: '0xc', tokenId }))))
    assert.isTrue(await api.identify(first))
    assert.deepEqual(tokens(), ['7', undefined])
    assert.isTrue(await api.identify(first))
    assert.deepEqual(discovery.looked, ['0x1', '0x1'])
    api.refresh()
    await until(() => history.asked.length === 2)
    await turn()
    assert.deepEqual(tokens(), ['7', undefined])
    assert.isFalse(await api.identify('no such id'))
  })

  it('are not identified by an answer that arrives after an account change', async () => {
    const api = await visit()
    history.answerEach(() => TE.right({ entries: [entry('1', [nft('Tern #7')])] }))
    await portico.connect('a')
    watch(api)
    await until(() => namesOf(api) === 'Tern #7')
    const answer = anAnswer<NotTold, readonly NftToken[]>()
    discovery.receivedWith(answer.task)
    const [only = ''] = 'nfts' in api.state.value ? api.state.value.nfts.map(({ id }) => id) : []
    const asked = api.identify(only)
    await heron.wallet.movesToAccount('0xb')
    await until(() => namesOf(api) === 'Tern #7')
    answer.give(E.right([{ contract: '0xc', tokenId: '7' }]))
    assert.isFalse(await asked)
    assert.isFalse('nfts' in api.state.value && api.state.value.nfts.some(({ token }) => token !== undefined))
  })

  it('follow the wallet to another account and network, and are still there on return', async () => {
    const api = await visit()
    history.answerEach(({ address, chainId }) =>
      TE.right({ entries: [entry('1', [nft(`${address}:${chainId}`)], { chainId })] }),
    )
    await portico.connect('a')
    watch(api)
    await until(() => namesOf(api) === '0xa:eip155:1')
    await heron.wallet.movesToAccount('0xb')
    await until(() => namesOf(api) === '0xb:eip155:1')
    await heron.wallet.movesToChain('eip155:137')
    await until(() => namesOf(api) === '0xb:eip155:137')
    watching?.unsubscribe()
    const states: string[] = []
    watching = api.state.changes.subscribe(({ _tag }) => states.push(_tag))
    await until(() => history.asked.length === 4)
    assert.notInclude(states, 'Loading')
    await portico.disconnect()
    await comesTo(api, 'NoAccount')
  })

  it('ignore an answer, of server or wallet, that arrives after an account change', async () => {
    const api = await visit()
    const answers: (() => void)[] = []
    const late =
      <A>(answer: A) =>
      () =>
        new Promise<A>((resolve) => answers.push(() => resolve(answer)))
    discovery.answerWith(late(E.right([TOLD])))
    await portico.connect('a')
    watch(api)
    await until(() => discovery.asked.length === 1)
    discovery.answerWith(TE.left({ _tag: 'NotTold' }))
    history.answerEach(({ address }) =>
      address === '0xb'
        ? late(E.right({ entries: [entry('late', [nft('late')])] }))
        : TE.right({ entries: [entry('mine', [nft('mine')])] }),
    )
    await heron.wallet.movesToAccount('0xb')
    await until(() => history.asked.length === 1)
    await heron.wallet.movesToAccount('0xa')
    await until(() => namesOf(api) === 'mine')
    answers.forEach((answer) => answer())
    await turn()
    assert.equal(namesOf(api), 'mine')
  })

  for (const [what, error] of [
    ['401', { _tag: 'HttpStatus', status: 401 }],
    ['403', { _tag: 'HttpStatus', status: 403 }],
    ['429', { _tag: 'HttpStatus', status: 429, retryAfterMs: 7_000 }],
    ['500', { _tag: 'HttpStatus', status: 500 }],
    ['no answer in time', { _tag: 'TimedOut', afterMs: 10_000 }],
    ['a malformed answer', { _tag: 'Malformed', detail: 'not JSON' }],
  ] as const)
    it(`keep their last state if the server answers ${what}, without a notice, and recover`, async () => {
      const api = await visit()
      history.answerWith(TE.right({ entries: [entry('1', [nft('tern')])] }))
      await portico.connect('a')
      watch(api)
      await until(() => namesOf(api) === 'tern')
      history.answerWith(TE.left(error))
      const before = Date.now()
      api.refresh()
      await comesTo(api, 'Unavailable')
      assert.equal(namesOf(api), 'tern')
      const { value } = api.state
      assert.isAtLeast(value._tag === 'Unavailable' ? value.retryAt : 0, before + 30_000)
      assert.notEqual(portico.snackbar.value._tag, 'Shown')
      history.answerWith(TE.left({ _tag: 'RetryBlocked', retryAt: 7 }))
      api.refresh()
      await until(() => api.state.value._tag === 'Unavailable' && api.state.value.retryAt === 7)
      history.answerWith(TE.right({ entries: [entry('2', [nft('wren')])] }))
      api.refresh()
      await until(() => namesOf(api) === 'wren,tern')
    })

  for (const [clipboard, said] of [
    [true, 'TokenIdCopied'],
    [false, 'CopyFailed'],
  ] as const)
    it(`have a token id to copy, with the outcome shown: ${said}`, async () => {
      const api = await visit('eip155', clipboard)
      api.copyTokenId('7')
      await until(() => portico.snackbar.value._tag === 'Shown' && portico.snackbar.value.notice._tag === said)
      assert.deepEqual(host.copied, clipboard ? ['7'] : [])
    })

  it('come from a host’s adapters as long as these keep their contract', async () => {
    const api = await visit()
    discovery.answerWith(() => Promise.reject(new Error('broken')))
    history.answerWith(() => Promise.reject(new Error('broken')))
    await portico.connect('a')
    watch(api)
    await comesTo(api, 'Unavailable')
    assert.equal(namesOf(api), '')
  })

  it('are unavailable without a request on Solana, or without a configured server [S9-19]', async () => {
    const there = await visit('solana')
    await portico.connect('a')
    watch(there)
    await comesTo(there, 'NotHere')
    assert.lengthOf([...history.asked, ...discovery.asked], 0)
    watching?.unsubscribe()
    portico.destroy()
    const api = await visit()
    history.answerWith(TE.left({ _tag: 'NotConfigured' }))
    await portico.connect('a')
    watch(api)
    await comesTo(api, 'NotHere')
  })

  it('are missing if the feature is off [S1-09]', async () => {
    portico = createPortico({
      networks: [mainnet],
      features: { nfts: false },
      override: ({ value }) => value(PORTS.LOG, fakeLog()),
    })
    assert.isUndefined(await portico.feature('nfts'))
  })
})
