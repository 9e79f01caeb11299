import { filter, type Observable, skipWhile, switchMap, take } from 'rxjs'
import type { ModalState, View } from '../../domain/modal/view.js'
import type { PaymentPhase } from '../../domain/payment/paymentPhase.js'
import { select } from '../kernel/derive.js'
import type { Policy } from '../kernel/policy.js'
import type { Readable } from '../kernel/store.js'
import type { ModalFeature } from '../modal/modalFeature.js'

/** A payment and its views. */
export interface ShownPayment {
  readonly modal: Pick<ModalFeature, 'state' | 'reset' | 'go'>
  readonly phase: Readable<PaymentPhase>
  /** All its views, including the preview. */
  readonly views: readonly string[]
  readonly preview: View
  /** Shown once the payment is sent. */
  readonly confirmed: View
  /** Empties the form. */
  readonly begin: () => void
  /** Called when the preview is left: returns to the form, where nothing is binding yet. */
  readonly leavePreview: () => void
}

/** Whether one of these views is open: on top, or below another one. */
const hasView = (state: ModalState, names: readonly string[]): boolean =>
  state._tag === 'Open' && state.history.some(({ name }) => names.includes(name))

/** Whether these views are open. Emits from the first time they are: hosts may use a feature without its views. */
const entered = (modal: Readable<ModalState>, names: readonly string[]): Observable<boolean> =>
  select(modal, (state) => hasView(state, names)).changes.pipe(skipWhile((isEntered) => !isEntered))

/** Empties the form when its views are left; while a wallet is asked, after its answer. */
const forgetForm =
  ({ modal, phase, views, begin }: ShownPayment): Policy =>
  () =>
    entered(modal.state, views)
      .pipe(
        switchMap((isEntered) =>
          isEntered
            ? []
            : phase.changes.pipe(
                filter((now) => now !== 'Asking'),
                take(1),
              ),
        ),
      )
      .subscribe(begin)

/**
 * Shows that a payment was sent, or why not, even if the visitor has left the preview while the wallet was asked: the
 * form alone would suggest to pay again. Once per payment: later news open no view.
 */
const showOutcome =
  ({ modal, phase, views, preview, confirmed }: ShownPayment): Policy =>
  () =>
    phase.changes.pipe(filter(() => hasView(modal.state.value, views))).subscribe((now) => {
      if (now === 'Sent') modal.reset(confirmed)
      else if ((now === 'NotSent' || now === 'Unknown') && !hasView(modal.state.value, [preview.name]))
        modal.go(preview)
    })

/** A login's frame may cover the preview to ask for the approval; the preview is not left then. */
const abandonPreview =
  ({ modal, preview, leavePreview }: ShownPayment): Policy =>
  () =>
    entered(modal.state, [preview.name])
      .pipe(filter((isEntered) => !isEntered))
      .subscribe(leavePreview)

/** Policies that keep a payment and its views in step. */
export const paymentPolicies = (shown: ShownPayment): readonly Policy[] =>
  [forgetForm, showOutcome, abandonPreview].map((make) => make(shown))
