import { assert } from 'chai'
import { Subject } from 'rxjs'
import { fillFromView } from '../../../application/payment/fillFromView.js'
import { createStore } from '../../../application/kernel/store.js'
import type { ModalState, View } from '../../../domain/modal/view.js'

type Filling = Extract<View, { readonly name: 'WalletSend' }>

const form = (view: View | undefined): ModalState =>
  view === undefined ? { _tag: 'Closed' } : { _tag: 'Open', history: [view], shaking: false }

/** A form that views fill in once what they need is known. */
const setUp = () => {
  const modal = createStore<ModalState>({ _tag: 'Closed' })
  const known: Subject<string>[] = []
  const filled: string[] = []
  const watching = fillFromView<Filling, string>({
    modal: { state: modal },
    filling: (view) => (view.name === 'WalletSend' ? view : undefined),
    ready: () => {
      const next = new Subject<string>()
      known.push(next)
      return next
    },
    fill: (_view, answer) => filled.push(answer),
  })()
  return { filled, known, watching, show: (view: View | undefined): void => modal.set(form(view)) }
}

const SEND: Filling = { name: 'WalletSend' }

describe('a form that its view fills in', () => {
  it('is filled in once per view: a visitor who returns finds it unchanged', () => {
    const { show, known, filled, watching } = setUp()
    show(SEND)
    known[0]?.next('asset')
    show({ name: 'Networks' })
    show(SEND)
    known[1]?.next('again')
    show({ ...SEND })
    known.at(-1)?.next('another view')
    assert.deepEqual(filled, ['asset', 'another view'])
    watching.unsubscribe()
  })

  it('is not filled in if the visitor leaves the view before the form is ready', () => {
    const { show, known, filled, watching } = setUp()
    show(SEND)
    show({ name: 'Networks' })
    known[0]?.next('late')
    show(SEND)
    show(undefined)
    known[1]?.next('later')
    assert.isEmpty(filled)
    assert.lengthOf(known, 2)
    watching.unsubscribe()
  })
})
