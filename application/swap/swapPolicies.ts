import { toText } from '../kernel/fieldsOf.js'
import { filter, map, race, type SchedulerLike, take, timer } from 'rxjs'
import { amountInField } from '../../domain/amount/amountInField.js'
import { assetByName } from '../../domain/swap/swapAssets.js'
import { SWAP_VIEWS } from '../../domain/swap/views.js'
import type { BaseAppearance } from '../api/options.js'
import { select } from '../kernel/derive.js'
import type { Policy } from '../kernel/policy.js'
import { fillFromView } from '../payment/fillFromView.js'
import { paymentPolicies } from '../payment/paymentViews.js'
import type { Readable } from '../kernel/store.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { SwapFeature } from './swapFeature.js'
import { swapPhase } from '../../domain/swap/swapState.js'

/** The dependencies that join the views to swapping. */
export interface ShownSwap {
  readonly swap: SwapFeature
  readonly modal: Pick<ModalFeature, 'state' | 'reset' | 'go'>
  readonly appearance: Pick<Readable<BaseAppearance>, 'value'>
  readonly scheduler: SchedulerLike
}

/** Deadline for the list of tokens; after that, the network counts as having no such token. */
const LIST_WAIT_MS = 10_000

/** Digits with a point: a comma is the decimal sign of some, and groups thousands for others. */
const AMOUNT = /^\d+(?:\.\d+)?$|^\.\d+$/

/** Fills in the view's parameters once the tokens are known. */
const makeFillIn = ({ swap, modal, appearance, scheduler }: ShownSwap): Policy =>
  fillFromView({
    modal,
    filling: (view) => (view.name === 'Swap' && Object.keys(view).length > 1 ? view : undefined),
    ready: (view) => {
      const wanted = [view.fromToken, view.toToken].filter((name) => name !== undefined)
      const ready = swap.state.changes.pipe(
        filter((state) => state._tag === 'Ready'),
        filter(
          ({ list, tokens }) =>
            list._tag !== 'Loading' || wanted.every((name) => assetByName(tokens, toText(name)) !== undefined),
        ),
        take(1),
        map(({ tokens }) => tokens),
      )
      return race(ready, timer(LIST_WAIT_MS, scheduler).pipe(map(() => [])))
    },
    fill: (view, tokens) => {
      const [pay, get] = [assetByName(tokens, toText(view.fromToken)), assetByName(tokens, toText(view.toToken))]
      if (pay !== undefined) swap.choose('Pay', pay.id)
      if (get !== undefined) swap.choose('Get', get.id)
      const amount = toText(view.amount)
      if (AMOUNT.test(amount)) swap.setAmount({ _tag: 'Asset', text: amountInField(amount, appearance.value.locale) })
    },
  })

/** Policies that keep swapping and its views in step. */
export const swapPolicies = (shown: ShownSwap): readonly Policy[] => [
  ...paymentPolicies({
    modal: shown.modal,
    phase: select(shown.swap.step, swapPhase),
    views: Object.keys(SWAP_VIEWS),
    preview: { name: 'SwapPreview' },
    confirmed: { name: 'SwapConfirmed' },
    begin: shown.swap.begin,
    // An approval that was sent continues without the preview.
    leavePreview: () => {
      if (shown.swap.step.value._tag !== 'Sent') shown.swap.edit()
    },
  }),
  makeFillIn(shown),
]
