import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { SendApi } from '../../../application/send/sendApi.js'
import { mainnet, polygon } from '../../../networks.js'
import { turn } from '../../support/turn.js'
import { FROM, setUpSend, TO } from './setUpSend.js'

const OTHER = `0x${'b2'.repeat(20)}`
const NFT = `${TO.toLowerCase()}/7`
const GONE = { _tag: 'NotFound', id: NFT, error: { _tag: 'TokenNeeded' } } as const

describe('the form of an NFT', () => {
  let world = setUpSend()
  world.portico.destroy()
  /** Opens the form for one that the account owns. */
  const visit = async (): Promise<SendApi> => {
    world = setUpSend()
    await world.portico.connect('a')
    const api = await world.send()
    world.transfers.findWith(TE.right({ _tag: 'Nft', name: 'Print', units: 1n }))
    await world.portico.open({ view: { name: 'WalletSend', asset: NFT, pictureUrl: 'https://pictures.example/7' } })
    await world.passes(() => chosen(api)?.id === NFT)
    return api
  }
  const ready = ({ state: { value } }: SendApi) => (value._tag === 'Ready' ? value : assert.fail(value._tag))
  const chosen = ({ state: { value } }: SendApi) => (value._tag === 'Ready' ? value.checked.asset : undefined)
  /** The state of the NFT in the form. */
  const said = (api: SendApi) => [ready(api).form.assetId, chosen(api)?.id, ready(api).tokenLookup]
  afterEach(() => world.portico.destroy())

  it('reports that another network does not have it, without a query, even if the same address exists there', async () => {
    const api = await visit()
    await world.wallet.movesToChain(polygon.caipNetworkId)
    assert.equal(ready(api).network, polygon)
    assert.deepEqual(said(api), [NFT, undefined, GONE])
    await turn()
    assert.lengthOf(world.transfers.sought, 1)
  })

  it('reports that another account does not own it, and recovers on return', async () => {
    const api = await visit()
    world.transfers.findWith(TE.right({ _tag: 'Nft', name: 'Print', units: 0n }))
    await world.wallet.movesToAccount(OTHER)
    await world.passes(() => ready(api).tokenLookup?._tag === 'NotFound')
    assert.deepEqual(said(api), [NFT, undefined, GONE])
    world.transfers.findWith(TE.right({ _tag: 'Nft', name: 'Print', units: 1n }))
    await world.wallet.movesToAccount(FROM)
    await world.passes(() => chosen(api) !== undefined)
    assert.deepInclude(chosen(api), { id: NFT, name: 'Print #7' })
    assert.equal(chosen(api)?.nft?.pictureUrl, 'https://pictures.example/7')
  })

  it('recovers when the network returns, also from one that the page does not use', async () => {
    const api = await visit()
    await world.wallet.movesToChain('eip155:10')
    assert.equal(api.state.value._tag, 'Unsupported')
    await world.wallet.movesToChain(mainnet.caipNetworkId)
    await world.passes(() => chosen(api)?.id === NFT)
  })

  it('lets the visitor choose another asset, and resets with the view', async () => {
    const api = await visit()
    await world.wallet.movesToChain(polygon.caipNetworkId)
    api.choose('coin')
    assert.equal(chosen(api)?.id, 'coin')
    world.portico.close()
    await world.portico.open({ view: 'WalletSend' })
    await world.wallet.movesToChain(mainnet.caipNetworkId)
    assert.equal(chosen(api)?.id, 'coin')
  })

  it('keeps the warning of a transfer with unknown outcome [S-28]', async () => {
    const api = await visit()
    api.setReceiver(OTHER)
    await api.review()
    world.portico.commands.go({ name: 'WalletSendPreview' })
    world.walletAnswers(TE.left({ _tag: 'RequestOutcomeUnknown' }))
    await api.confirm().catch(() => undefined)
    await world.wallet.movesToChain(polygon.caipNetworkId)
    assert.equal(world.stepOf(api), 'NotSent')
    assert.equal(ready(api).form.assetId, NFT)
  })
})
