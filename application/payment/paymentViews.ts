import { filter, map, type Observable, skipWhile, switchMap, take } from 'rxjs'
import type { ModalState, View } from '../../domain/modal/view.js'
import { select } from '../kernel/derive.js'
import type { Policy } from '../kernel/policy.js'
import type { Readable } from '../kernel/store.js'
import type { ModalFeature } from '../modal/modalFeature.js'

/** How far a payment is, as far as its views follow it. */
export type PaymentPhase = 'Editing' | 'Asking' | 'Sent' | 'NotSent'

/** A payment and its views. */
export interface ShownPayment {
  readonly modal: Pick<ModalFeature, 'state' | 'reset' | 'go'>
  readonly phase: Readable<PaymentPhase>
  /** All its views, the preview among them. */
  readonly views: readonly string[]
  readonly preview: View
  /** Shown for what was sent. */
  readonly confirmed: View
  /** Empties the form. */
  readonly begin: () => void
  /** The preview was left: back to the form, where nothing binding has happened. */
  readonly leavePreview: () => void
}

/** Whether one of these views is open: shown, or below another one. */
const hasView = (state: ModalState, names: readonly string[]): boolean =>
  state._tag === 'Open' && state.history.some(({ name }) => names.includes(name))

/** Whether these views are open, from when they first are: hosts may use a feature without its views. */
const entered = (modal: Readable<ModalState>, names: readonly string[]): Observable<boolean> =>
  select(modal, (state) => hasView(state, names)).changes.pipe(skipWhile((isEntered) => !isEntered))

/** Empties the form when its views are left; while a wallet is asked, once that has answered. */
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
 * Shows what was sent, or why it was not, however far from the preview the visitor went while the wallet was asked:
 * the form alone would ask for it again. Once a payment: what becomes known later leads nowhere.
 */
const showOutcome =
  ({ modal, phase, views, preview, confirmed }: ShownPayment): Policy =>
  () =>
    phase.changes.pipe(filter(() => hasView(modal.state.value, views))).subscribe((now) => {
      if (now === 'Sent') modal.reset(confirmed)
      else if (now === 'NotSent' && !hasView(modal.state.value, [preview.name])) modal.go(preview)
    })

/** The preview may stand below the frame of a login, which asks for the approval: that is not leaving it. */
const abandonPreview =
  ({ modal, preview, leavePreview }: ShownPayment): Policy =>
  () =>
    entered(modal.state, [preview.name])
      .pipe(
        filter((isEntered) => !isEntered),
        map(() => undefined),
      )
      .subscribe(leavePreview)

/** How a payment and its views follow each other. */
export const paymentPolicies = (shown: ShownPayment): readonly Policy[] =>
  [forgetForm, showOutcome, abandonPreview].map((make) => make(shown))
