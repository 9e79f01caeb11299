import '../support/dom.js'
import { fireEvent } from '@testing-library/react'
import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import { createStore, type Store } from '../../../application/kernel/store.js'
import type { SendState } from '../../../domain/send/sendState.js'
import type { NameError } from '../../../domain/names/nameError.js'
import type { NameLookup } from '../../../domain/send/receiverName.js'
import { aSend, aSendApi, FRIEND } from '../support/aSend.js'
import { change, drawView } from '../support/draw.js'
import { inView } from '../support/inView.js'

const NAME = 'heron.eth'
const TIMED_OUT: NameError = { _tag: 'TimedOut', afterMs: 15_000 }

type Ready = Extract<SendState, { readonly _tag: 'Ready' }>

/** Renders the form with a name prefilled by the host, and returns how to continue its lookup. */
const draw = async (error: NameError) => {
  const received: string[] = []
  let state: Store<SendState> | undefined
  const at = (form: Ready, lookup: NameLookup, receiver: Ready['checked']['receiver']): Ready => ({
    ...form,
    lookup,
    fixed: ['receiver'],
    form: { ...form.form, receiver: NAME },
    checked: { ...form.checked, receiver },
  })
  await drawView({ name: 'WalletSend' }, (portico) => {
    const { value } = aSend(portico).state
    if (value._tag !== 'Ready') return assert.fail(value._tag)
    const lookup = { _tag: 'NotFound', name: NAME, error } as const
    state = createStore<SendState>(at(value, lookup, E.left({ _tag: 'NameFailed', error })))
    portico.profile.features = { send: { ...aSendApi(state), setReceiver: (text) => void received.push(text) } }
  })
  const goOn = (lookup: NameLookup, receiver: Ready['checked']['receiver']): Promise<void> =>
    change(() => state?.update((now) => (now._tag === 'Ready' ? at(now, lookup, receiver) : now)))
  return { received, goOn }
}
const retry = () => inView().queryByRole('button', { name: 'Try again' })

describe('a failed name lookup in the form', () => {
  it('is retried by a press, also if the host prefilled it, and the focus stays visible [U-75]', async () => {
    const { received, goOn } = await draw(TIMED_OUT)
    const button = inView().getByRole('button', { name: 'Try again' })
    button.focus()
    await change(() => void fireEvent.click(button))
    assert.deepEqual(received, [NAME])
    await goOn({ _tag: 'Asking', name: NAME }, E.left({ _tag: 'NameAsked' }))
    assert.isNull(retry())
    assert.equal(document.activeElement?.textContent, 'Looking up the name…')
    await goOn({ _tag: 'Found', name: NAME, address: FRIEND }, E.right({ address: FRIEND, name: NAME }))
    assert.isNull(retry())
    assert.include(document.activeElement?.textContent, FRIEND)
  })

  it('is not retried if the name does not resolve, or is invalid', async () => {
    for (const error of [{ _tag: 'NameNotFound' }, { _tag: 'NameMalformed', reason: 'x' }] as const) {
      await draw(error)
      assert.isNull(retry(), error._tag)
    }
  })
})
