import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { SendApi, SendRequest } from '../../../application/send/sendApi.js'
import { mainnet, solana } from '../../../networks.js'
import { sendPages } from './sendPages.js'
import { aWalletOf, CONTRACT, failureOf, TO, TYPED } from './setUpSend.js'

const CLOSED = 'PTC-MODAL-CLOSED: Modal closed'
const NO_TOKEN = 'PTC-SEND-TOKEN: A token is required'
const WHOLE: SendRequest = { asset: 'coin', amount: '0.5', to: TYPED }

describe('a token in a transfer requested by a host', () => {
  const pages = sendPages()
  const formOf = ({ state: { value } }: SendApi) => (value._tag === 'Ready' ? value.form : undefined)
  /** Requests it, and waits until it is prepared. */
  const ask = async (api: SendApi, request: SendRequest): Promise<{ readonly ended: Promise<unknown> }> => {
    const ended = failureOf(api.request(request))
    await pages.world.passes(() => pages.world.stepOf(api) === 'Prepared')
    return { ended }
  }

  it('is found in the list, in any spelling of its contract', async () => {
    const api = await pages.visit()
    const watching = api.state.changes.subscribe()
    await pages.world.passes(() => api.state.value._tag === 'Ready' && api.state.value.assets.length === 2)
    const { ended } = await ask(api, { ...WHOLE, asset: CONTRACT.toUpperCase().replace('X', 'x') })
    assert.deepInclude(formOf(api), { assetId: CONTRACT })
    assert.isEmpty(pages.world.transfers.sought)
    pages.world.portico.close()
    assert.equal(await ended, CLOSED)
    watching.unsubscribe()
  })

  it('is looked up on chain if the list lacks it, NFTs too, and rejected if the account has none [S8-29]', async () => {
    const api = await pages.visit()
    await ask(api, { ...WHOLE, asset: TO, to: CONTRACT })
    assert.deepEqual(pages.world.transfers.prepared.at(-1)?.asset, {
      _tag: 'Token',
      contract: TO,
      units: 50n,
      decimals: 2,
    })
    pages.world.transfers.findWith(TE.right({ _tag: 'Nft', name: 'Tern', units: 1n }))
    void failureOf(api.request({ asset: `${TO}/7`, to: CONTRACT }))
    await pages.world.passes(() => pages.world.transfers.prepared.length === 2)
    assert.deepEqual(pages.world.transfers.prepared.at(-1)?.asset, { _tag: 'Nft', contract: TO, tokenId: 7n })
    assert.deepEqual(pages.world.transfers.sought, [
      { contract: TO, tokenId: undefined },
      { contract: TO, tokenId: 7n },
    ])
    pages.world.portico.close()
    pages.world.transfers.findWith(TE.right({ _tag: 'Nft', name: 'Tern', units: 0n }))
    assert.equal(await failureOf(api.request({ asset: `${TO}/8`, to: CONTRACT })), NO_TOKEN)
    pages.world.transfers.findWith(TE.left({ _tag: 'UnknownToken' }))
    assert.match(String(await failureOf(api.request({ asset: TO, to: CONTRACT }))), /^PTC-SEND-UNKNOWN-TOKEN/)
    assert.equal(await failureOf(api.request({ asset: 'rook' })), NO_TOKEN)
    assert.equal(pages.world.viewOf(), 'Closed')
  })

  it('times out after 15 s if the chain does not answer', async () => {
    const api = await pages.visit()
    pages.world.transfers.findWith(() => new Promise(() => undefined))
    const ended = failureOf(api.request({ ...WHOLE, asset: TO }))
    await pages.world.time.advance(15_000)
    assert.match(String(await ended), /^PTC-TIMED-OUT|^PTC-.*TIME/)
    assert.equal(pages.world.viewOf(), 'Closed')
  })

  it('is awaited for 10 s if only a list can have it, and then rejected [S8-29]', async () => {
    const mint = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
    const account = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
    const others = [aWalletOf('solana', 'b', solana.caipNetworkId, account)]
    pages.open({ options: { networks: [mainnet, solana] }, others })
    await pages.world.portico.connect('b')
    const ended = failureOf((await pages.world.send()).request({ asset: mint }))
    await pages.world.time.advance(9_999)
    assert.equal(pages.world.viewOf(), 'Closed')
    await pages.world.time.advance(1)
    assert.equal(await ended, NO_TOKEN)
  })
})
