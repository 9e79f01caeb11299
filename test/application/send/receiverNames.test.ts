import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { createStore } from '../../../application/kernel/store.js'
import type { Names } from '../../../application/ports/names.js'
import { makeReceiverNames } from '../../../application/send/receiverNames.js'
import type { AccountHere } from '../../../domain/account/accountHere.js'
import type { NameLookup } from '../../../domain/send/receiverName.js'
import { fakeNames } from '../../fakes/fakeNames.js'
import { aNetwork } from '../../support/aNetwork.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { anOrder, FROM, NEVER, setUpSendSteps, TO } from './setUpSendSteps.js'

const OTHER = `0x${'d4'.repeat(20)}`

const setUp = (change: Partial<Names> = {}) => {
  const time = makeVirtualTime()
  const known = fakeNames({ 'heron.eth': TO })
  const text = createStore('')
  const lookup = createStore<NameLookup | undefined>(undefined)
  const here = createStore<AccountHere>({
    _tag: 'Here',
    namespace: 'eip155',
    address: FROM,
    network: aNetwork(),
  })
  const names = makeReceiverNames({ text, here, names: { ...known, ...change }, lookup, scheduler: time.scheduler })
  return { time, known, text, lookup, names }
}

describe('the name in the receiver field', () => {
  it('is looked up after typing stops, and only the last one counts', async () => {
    const { time, known, text, lookup } = setUp()
    text.set('hero.eth')
    await time.advance(300)
    text.set('heron.eth')
    assert.deepEqual(lookup.value, { _tag: 'Asking', name: 'heron.eth' })
    await time.advance(400)
    assert.deepEqual(lookup.value, { _tag: 'Found', name: 'heron.eth', address: TO })
    assert.deepEqual(
      known.asked.map(({ name, fresh }) => [name, fresh]),
      [['heron.eth', false]],
    )
    text.set('nobody.eth')
    await time.advance(400)
    assert.deepEqual(lookup.value, { _tag: 'NotFound', name: 'nobody.eth', error: { _tag: 'NameNotFound' } })
    text.set(TO)
    assert.isUndefined(lookup.value)
  })

  it('times out after 15 s, and the reverse lookup of an address after 4', async () => {
    const { time, text, lookup, names } = setUp({ resolve: () => NEVER, nameOf: () => NEVER })
    text.set('heron.eth')
    await time.advance(15_400)
    const error = { _tag: 'TimedOut', afterMs: 15_000 } as const
    assert.deepEqual(lookup.value, { _tag: 'NotFound', name: 'heron.eth', error })
    const naming = names.nameOf(anOrder())
    await time.advance(4_000)
    assert.isUndefined(await naming)
  })

  it('is looked up again before a transfer, and the form follows [X-11]', async () => {
    const { time, known, text, lookup, names } = setUp()
    text.set('heron.eth')
    await time.advance(400)
    known.register('heron.eth', OTHER)
    assert.deepEqual(await names.again({ ...anOrder(), name: 'heron.eth' })(), E.right(OTHER))
    assert.deepEqual(known.asked.at(-1)?.fresh, true)
    assert.deepEqual(lookup.value, { _tag: 'Found', name: 'heron.eth', address: OTHER })
  })

  it('is shown beside its address; a typed name is shown as such [S-09]', async () => {
    const { known, names } = setUp()
    known.call(TO, 'heron.eth')
    assert.equal(await names.nameOf(anOrder()), 'heron.eth')
    assert.equal(await names.nameOf(anOrder({ name: 'other.eth' })), 'other.eth')
    assert.isUndefined(await names.nameOf(anOrder({ to: OTHER })))
  })
})

describe('a transfer to a name', () => {
  it('asks no wallet if the name resolves to another address by now [X-11]', async () => {
    const again = () => TE.right(OTHER)
    const { steps, step, walletAsked } = setUpSendSteps({
      receiverNames: { again, nameOf: async () => 'heron.eth' },
    })
    await steps.review(anOrder({ name: 'heron.eth' }))()
    assert.deepInclude(step.value, { _tag: 'Prepared', name: 'heron.eth' })
    const moved = { _tag: 'NameMoved', now: OTHER } as const
    assert.deepEqual(await steps.confirm(), E.left(moved))
    assert.deepInclude(step.value, { _tag: 'NotPrepared', error: moved })
    assert.lengthOf(walletAsked, 0)
  })
})
