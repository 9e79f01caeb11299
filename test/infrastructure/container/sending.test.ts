import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { SendApi } from '../../../application/send/sendApi.js'
import { bitcoin, polygon, solana } from '../../../networks.js'
import type { FoundToken } from '../../../domain/send/foundToken.js'
import type { TransferError } from '../../../domain/send/transfer.js'
import { turn } from '../../support/turn.js'
import { anAnswer } from '../../support/anAnswer.js'
import { sendPages } from './sendPages.js'
import { CONTRACT, aWalletOf, failureOf, FROM, HASH, TO, TYPED } from './setUpSend.js'

const INCOMPLETE = 'PTC-SEND-INCOMPLETE: An amount and receiver address are required'
const OTHER = `0x${'b2'.repeat(20)}`
const TRAP = {
  get text(): string {
    throw new Error('a trap of the host')
  },
}

describe('sending', () => {
  const pages = sendPages()
  const formOf = ({ state: { value } }: SendApi) => (value._tag === 'Ready' ? value.form : undefined)

  it('gives a host the form, its preview and the hash, and lists it as a pending transaction [S1-06] [S5-06] [U-103]', async () => {
    pages.open()
    const api = await pages.world.send()
    assert.deepEqual(api.state.value, { _tag: 'NoAccount' })
    await pages.world.portico.connect('a')
    assert.deepInclude(api.state.value, { _tag: 'Ready', from: FROM, fixed: [], step: { _tag: 'Editing' } })
    pages.world.fill(api)
    await api.review()
    assert.deepEqual(pages.world.transfers.prepared, [
      { from: FROM, to: TO, asset: { _tag: 'Coin', units: 5n * 10n ** 17n } },
    ])
    assert.equal(pages.world.stepOf(api), 'Prepared')
    assert.equal(await api.confirm(), HASH)
    assert.deepEqual(pages.world.walletAsked(), ['eth_chainId', 'eth_sendTransaction'])
    assert.equal(pages.world.stepOf(api), 'Sent')
    const { pending } = pages.world.portico
    assert.deepEqual(
      pending.value.map(({ id, caipNetworkId, address }) => [id, caipNetworkId, address]),
      [[HASH, 'eip155:1', FROM]],
    )
  })

  it('sends a token that was added to the list while the state was watched [S5-06]', async () => {
    const api = await pages.visit()
    const ids = () => (api.state.value._tag === 'Ready' ? api.state.value.assets.map(({ id }) => id) : [])
    const watching = api.state.changes.subscribe()
    await pages.world.passes(() => ids().includes(CONTRACT))
    assert.deepEqual(ids(), ['coin', CONTRACT])
    pages.world.fill(api)
    api.choose(CONTRACT)
    assert.deepEqual(formOf(api), { assetId: CONTRACT, amount: { _tag: 'Asset', text: '' }, receiver: TYPED })
    api.setAmount({ _tag: 'All' })
    await api.review()
    const asset = { _tag: 'Token', contract: CONTRACT, units: 'All', decimals: 6 } as const
    assert.deepEqual(pages.world.transfers.prepared, [{ from: FROM, to: TO, asset }])
    watching.unsubscribe()
  })

  it('sends an NFT that its view was opened with, once the chain has identified it; the choice stays', async () => {
    const api = await pages.visit()
    pages.world.transfers.findWith(TE.right({ _tag: 'MultiToken', name: 'Print', units: 3n }))
    const chosen = () => (api.state.value._tag === 'Ready' ? api.state.value.checked.asset : undefined)
    const asset = `${TO.toLowerCase()}/7`
    await pages.world.portico.open({ view: { name: 'WalletSend', asset, pictureUrl: 'https://pictures.example/7' } })
    await pages.world.passes(() => chosen()?.id === asset)
    const nft = { standard: 'ERC-1155', tokenId: 7n, pictureUrl: 'https://pictures.example/7' } as const
    assert.deepInclude(chosen(), { name: 'Print #7', balance: '3', contract: TO, nft })
    api.setAmount({ _tag: 'Asset', text: '2' })
    api.setReceiver(OTHER)
    await api.review()
    const moved = { _tag: 'MultiToken', contract: TO, tokenId: 7n, units: 2n } as const
    assert.deepEqual(pages.world.transfers.prepared.at(-1)?.asset, moved)
    pages.world.portico.commands.go({ name: 'WalletSendSelectToken' })
    api.choose('coin')
    pages.world.portico.commands.back()
    await turn()
    assert.equal(chosen()?.id, 'coin')
    assert.lengthOf(pages.world.transfers.sought, 1)
  })

  it('shows that a token chosen by contract is being looked up, and why it is missing [S8-29]', async () => {
    const api = await pages.visit()
    const answer = anAnswer<TransferError, FoundToken>()
    const lookup = () => (api.state.value._tag === 'Ready' ? api.state.value.tokenLookup : undefined)
    pages.world.transfers.findWith(answer.task)
    api.choose(OTHER)
    assert.deepEqual(lookup(), { _tag: 'Asking', id: OTHER })
    answer.give(E.left({ _tag: 'UnknownToken' }))
    await pages.world.passes(() => lookup()?._tag === 'NotFound')
    assert.deepEqual(lookup(), { _tag: 'NotFound', id: OTHER, error: { _tag: 'UnknownToken' } })
    assert.equal(await failureOf(api.review()), 'PTC-SEND-TOKEN: A token is required')
    api.choose('coin')
    assert.deepInclude(formOf(api), { assetId: 'coin' })
    await pages.world.wallet.movesToAccount(TO)
    await pages.world.passes(() => lookup() === undefined)
  })

  it('accepts any value of a host without types as text [S8-28]', async () => {
    const api = await pages.visit()
    const setAmount = api.setAmount as (amount: unknown) => void
    const setReceiver = api.setReceiver as (text: unknown) => void
    for (const odd of [
      undefined,
      null,
      5,
      '5',
      {},
      { _tag: 'Asset' },
      { _tag: 'Asset', text: {} },
      Symbol('a'),
      TRAP,
    ]) {
      setAmount(odd)
      setReceiver(odd)
      assert.equal(await failureOf(api.review()), INCOMPLETE)
    }
    assert.equal(await failureOf((api.request as (trap: unknown) => Promise<unknown>)(TRAP)), INCOMPLETE)
    setAmount({ _tag: 'Asset', text: 0.5 })
    api.setReceiver(TYPED)
    await api.review()
    assert.equal(pages.world.stepOf(api), 'Prepared')
  })

  it('works on Solana, and is refused on every other namespace [S5-07] [S8-27]', async () => {
    const key = 'So11111111111111111111111111111111111111112'
    const wallets = [
      aWalletOf('solana', 's', solana.caipNetworkId, key),
      aWalletOf('bip122', 'b', bitcoin.caipNetworkId, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'),
    ]
    const api = await pages.visit({ options: { networks: [polygon, solana, bitcoin] }, others: wallets })
    await pages.world.portico.connect('s')
    assert.deepInclude(api.state.value, { _tag: 'Ready', from: key })
    await pages.world.portico.connect('b')
    assert.deepEqual(api.state.value, { _tag: 'Unsupported' })
    assert.equal(await failureOf(api.review()), 'PTC-CHAIN-UNSUPPORTED: Unsupported chain')
  })

  it('is unavailable if the wallet is on a network that the page does not use', async () => {
    const api = await pages.visit()
    await pages.world.wallet.movesToChain('eip155:10')
    assert.deepEqual(api.state.value, { _tag: 'Unsupported' })
  })

  it('resets on change of account or network and on disconnect, even while preparing', async () => {
    const api = await pages.visit()
    const begins = async (move: () => Promise<unknown>, to: string): Promise<void> => {
      pages.world.fill(api)
      await api.review()
      await move()
      assert.include(
        JSON.stringify(api.state.value, (_, value: unknown) => (typeof value === 'bigint' ? '' : value)),
        to,
      )
      assert.deepEqual(formOf(api), { assetId: 'coin', amount: { _tag: 'Asset', text: '' }, receiver: '' })
      assert.equal(pages.world.stepOf(api), 'Editing')
    }
    await begins(() => pages.world.wallet.movesToAccount(OTHER), OTHER)
    await begins(() => pages.world.portico.switchNetwork(polygon.caipNetworkId), 'Polygon')
    await begins(async () => {
      await pages.world.portico.disconnect()
      await pages.world.portico.connect('a')
    }, OTHER)
    pages.world.fill(api)
    pages.world.transfers.prepareWith(() => new Promise(() => undefined))
    const reviewing = failureOf(api.review())
    await pages.world.wallet.movesToAccount(FROM)
    assert.equal(pages.world.stepOf(api), 'Editing')
    pages.world.portico.destroy()
    assert.match(String(await reviewing), /^PTC-DESTROYED/)
  })

  it('is not sent if the wallet changes accounts while it reports its chain [U-41]', async () => {
    const api = await pages.visit()
    pages.world.fill(api)
    await api.review()
    const where = anAnswer<never, unknown>()
    pages.world.walletIsOn(where.task)
    const confirming = failureOf(api.confirm())
    await pages.world.passes(() => pages.world.walletAsked().length === 1)
    await pages.world.wallet.movesToAccount(OTHER)
    where.give(E.right('0x1'))
    assert.match(String(await confirming), /^PTC-REQUEST-MOVED/)
    assert.deepEqual(pages.world.walletAsked(), ['eth_chainId'])
  })

  it('is on by default; if off, its code is not loaded, and its views are refused [S9-23] [S2-19]', async () => {
    pages.open({ options: { features: { send: false } } })
    await pages.world.portico.connect('a')
    assert.isUndefined(await pages.world.portico.feature('send'))
    for (const view of [
      'WalletSend',
      'WalletSendSelectToken',
      'WalletSendReceivers',
      'WalletSendPreview',
      'WalletSendConfirmed',
    ] as const)
      assert.match(String(await failureOf(pages.world.portico.open({ view }))), /^PTC-VIEW-UNKNOWN/)
  })
})
