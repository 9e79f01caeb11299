import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { PreparedTransfer, TransferError } from '../../../domain/send/transfer.js'
import type { SendApi } from '../../../application/send/sendApi.js'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import { anAnswer } from '../../support/anAnswer.js'
import { failureOf, HASH, setUpSend } from './setUpSend.js'

describe('a transfer whose preview was left', () => {
  let world = setUpSend()
  world.portico.destroy()
  const visit = async (): Promise<SendApi> => {
    world = setUpSend()
    await world.portico.connect('a')
    return world.send()
  }
  afterEach(() => world.portico.destroy())

  it('is shown once it was sent, however far the visitor went back, so that the form does not invite a second one [S-28]', async () => {
    for (const [given, view] of [
      [E.right(HASH), 'WalletSendConfirmed'],
      [E.left({ _tag: 'RequestOutcomeUnknown' } as const), 'WalletSendPreview'],
    ] as const) {
      const api = await visit()
      await world.portico.open({ view: 'WalletSend' })
      world.fill(api)
      await api.review()
      world.portico.commands.go({ name: 'WalletSendPreview' })
      const answer = anAnswer<RequestError, unknown>()
      world.walletAnswers(answer.task)
      const confirming = failureOf(api.confirm())
      await world.passes(() => world.stepOf(api) === 'Asking')
      world.portico.commands.back()
      assert.equal(world.viewOf(), 'WalletSend')
      answer.give(given)
      await confirming
      assert.equal(world.viewOf(), view)
      world.portico.destroy()
    }
  })

  it('is dropped if the preview is left during the last check: no wallet is asked', async () => {
    const api = await visit()
    await world.portico.open({ view: 'WalletSend' })
    world.fill(api)
    await api.review()
    world.portico.commands.go({ name: 'WalletSendPreview' })
    const late = anAnswer<TransferError, PreparedTransfer>()
    world.transfers.prepareWith(late.task)
    const confirming = failureOf(api.confirm())
    assert.equal(world.stepOf(api), 'Checking')
    world.portico.commands.back()
    assert.equal(world.stepOf(api), 'Editing')
    late.give(E.left({ _tag: 'TimedOut', afterMs: 1 }))
    assert.equal(await confirming, 'PTC-MODAL-CLOSED: Modal closed')
    assert.isEmpty(world.walletAsked())
  })

  it('does not navigate by a later comparison result [X-20]', async () => {
    const api = await visit()
    await world.portico.open({ view: 'WalletSend' })
    world.fill(api)
    await api.review()
    world.portico.commands.go({ name: 'WalletSendPreview' })
    world.transfers.compareWith(TE.right({ _tag: 'Different', fields: ['to'] }))
    await api.confirm()
    assert.equal(world.viewOf(), 'WalletSendConfirmed')
    world.portico.commands.go({ name: 'Networks' })
    const isCompared = (): boolean => {
      const { value } = api.state
      return value._tag === 'Ready' && value.step._tag === 'Sent' && value.step.comparison._tag === 'Different'
    }
    await world.time.advance(3_000)
    await world.passes(isCompared)
    assert.equal(world.viewOf(), 'Networks')
  })
})
