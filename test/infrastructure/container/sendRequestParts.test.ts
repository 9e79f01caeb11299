import { assert } from 'chai'
import type { SendRequest } from '../../../application/send/sendApi.js'
import { mainnet, polygon } from '../../../networks.js'
import { fakeNames } from '../../fakes/fakeNames.js'
import { sendPages } from './sendPages.js'
import { CONTRACT, failureOf, FROM, TO, TYPED } from './setUpSend.js'

const INCOMPLETE = 'PTC-SEND-INCOMPLETE: An amount and receiver address are required'

describe('the fields that a host fills in', () => {
  const pages = sendPages()

  it('are rejected before a switch if they are invalid on any network [S8-28]', async () => {
    const api = await pages.visit()
    const wrong: readonly SendRequest[] = [
      ...['much', '0', '0.0', '', '.', '-1', '1.0000000000000000001'].map((amount) => ({ amount, to: TYPED })),
      ...['0', ''].map((amount) => ({ amount, asset: CONTRACT, to: TYPED })),
      ...['', FROM, 'nobody', TO.replace('C', 'c')].map((to) => ({ amount: '0.5', to })),
      { amount: '1', asset: CONTRACT, to: CONTRACT },
    ]
    for (const request of wrong) {
      const asked = { ...request, caipNetworkId: polygon.caipNetworkId }
      assert.equal(await failureOf(api.request(asked)), INCOMPLETE, JSON.stringify(request))
      assert.deepInclude(pages.world.portico.network.value.active, { network: mainnet })
    }
    assert.equal(pages.world.viewOf(), 'Closed')
  })

  it('are rejected by data of the network only after the wallet is there', async () => {
    const api = await pages.visit()
    const request = { amount: '0.0000001', asset: CONTRACT, to: TYPED, caipNetworkId: polygon.caipNetworkId }
    assert.equal(await failureOf(api.request(request)), INCOMPLETE)
    assert.deepInclude(pages.world.portico.network.value.active, { network: polygon })
  })

  it('allow a failed name lookup to be retried without an edit', async () => {
    const names = fakeNames({ 'heron.eth': TO })
    names.failWith({ _tag: 'TimedOut', afterMs: 1 })
    const api = await pages.visit({ names })
    const lookup = () => (api.state.value._tag === 'Ready' ? api.state.value.lookup : undefined)
    void failureOf(api.request({ to: 'heron.eth', amount: '0.5' }))
    await pages.world.passes(() => lookup()?._tag === 'NotFound')
    names.failWith(undefined)
    api.setReceiver('other.eth')
    await pages.world.time.advance(1_000)
    assert.equal(lookup()?._tag, 'NotFound', 'it is fixed')
    api.setReceiver('heron.eth')
    await pages.world.passes(() => lookup()?._tag === 'Found')
    assert.deepEqual(
      names.asked.map(({ name, fresh }) => [name, fresh]),
      [
        ['heron.eth', false],
        ['heron.eth', true],
      ],
    )
    api.setReceiver('heron.eth')
    await pages.world.time.advance(1_000)
    assert.equal(lookup()?._tag, 'Found')
    assert.lengthOf(names.asked, 2, 'what is known is not asked for again')
  })
})
