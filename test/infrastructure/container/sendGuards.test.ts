import { assert } from 'chai'
import * as TE from 'fp-ts/TaskEither'
import type { SendApi } from '../../../application/send/sendApi.js'
import type { SendStep } from '../../../domain/send/sendState.js'
import { fakeHistoryApi } from '../../fakes/fakeHistoryApi.js'
import { sendPages } from './sendPages.js'
import { failureOf, FROM, HASH, TO } from './setUpSend.js'

/** A stranger's address that begins and ends like the receiver of these tests. */
const LIKE = '0x71C111111111111111111111111111111111176F'
const CONTRACT = `0x${'c0'.repeat(20)}`

describe('the guards of a transfer', () => {
  const pages = sendPages()
  const readyStep = ({ state: { value } }: SendApi): SendStep | undefined =>
    value._tag === 'Ready' ? value.step : undefined
  /** Reviews the usual transfer, and returns the address that its receiver resembles. */
  const lookalikeOf = async (api: SendApi): Promise<string | undefined> => {
    pages.world.fill(api)
    await api.review()
    const step = readyStep(api)
    return step?._tag === 'Prepared' ? step.lookalikeOf : assert.fail(step?._tag)
  }
  /** A history in which the account paid each of them. */
  const aHistoryOf = (...receivers: readonly string[]) => {
    const historyApi = fakeHistoryApi()
    const sent = { operation: 'send', minedAt: 1, from: FROM, status: 'confirmed' } as const
    historyApi.answerWith(TE.right({ entries: receivers.map((to, at) => ({ ...sent, id: `${at}`, hash: HASH, to })) }))
    return historyApi
  }

  it('block an earlier receiver that resembles another one: either may be a fake [S-05] [X-09]', async () => {
    const api = await pages.visit({ historyApi: aHistoryOf(TO, LIKE) })
    assert.equal(await lookalikeOf(api), LIKE)
    assert.match(String(await failureOf(api.confirm())), /^PTC-SEND-LOOKALIKE/)
  })

  it('block receivers named only by a contract’s events, and look-alikes of earlier receivers [X-09]', async () => {
    const api = await pages.visit({ historyApi: aHistoryOf(CONTRACT, LIKE) })
    pages.world.transfers.paidInWith(() => TE.right([TO]))
    assert.equal(await lookalikeOf(api), LIKE)
  })

  it('allow a saved receiver that resembles an earlier one [X-09]', async () => {
    const api = await pages.visit({ historyApi: aHistoryOf(TO, LIKE) })
    await api.saveReceiver({ namespace: 'eip155', address: TO, name: 'Ana' })
    assert.isUndefined(await lookalikeOf(api))
    assert.equal(await api.confirm(), HASH)
  })

  it('compare a transaction unknown to nodes for minutes once the chain has it, and update the view [X-20]', async () => {
    const api = await pages.visit()
    await pages.world.portico.open({ view: 'WalletSend' })
    pages.world.fill(api)
    await api.review()
    pages.world.transfers.compareWith(TE.right({ _tag: 'Unknown' }))
    await api.confirm()
    await pages.world.time.advance(600_000)
    assert.lengthOf(pages.world.transfers.compared, 20)
    pages.world.transfers.compareWith(TE.right({ _tag: 'Different', fields: ['to'] }))
    pages.world.chain.settle(TE.right({ _tag: 'Included', succeeded: true }))
    const comparison = () => {
      const step = readyStep(api)
      return step?._tag === 'Sent' ? step.comparison : undefined
    }
    await pages.world.time.advance(70_000)
    await pages.world.passes(() => comparison()?._tag === 'Different')
    assert.equal(pages.world.portico.settled.value.at(-1)?.outcome, 'Confirmed')
    assert.equal(pages.world.viewOf(), 'WalletSendConfirmed')
  })
})
