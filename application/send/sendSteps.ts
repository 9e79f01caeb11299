import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import { Subject } from 'rxjs'
import type { Network } from '../../domain/network/network.js'
import { isMiddleOf } from '../../domain/send/lookalike.js'
import type { SendError } from '../../domain/send/sendError.js'
import { askedForSend, type SendOrder } from '../../domain/send/sendOrder.js'
import { isUncertain } from '../../domain/payment/uncertain.js'
import type { Store } from '../kernel/store.js'
import { GIVEN_UP, type GivenUp, makePayment, type Moved, type Payment, type Pending } from '../payment/payment.js'
import type { PreparedTransfer } from '../../domain/send/transfer.js'
import { isAsShown, makePreview, type PreviewDeps } from './makePreview.js'
import { compareSent, type CompareSentDeps, type Sent } from './compareSent.js'
import type { OpenPayments } from '../requests/openPayments.js'
import type { ReceiverNames } from './receiverNames.js'
import { type Preview, type SendFailure, sendPhase, type SendStep } from '../../domain/send/sendState.js'

export interface SendSteps extends Pick<Payment<SendStep, SendOrder>, 'change' | 'edit' | 'move'> {
  /** Asks the chain for the effect and cost of a transfer. */
  readonly review: (order: SendOrder) => TaskEither<SendError | GivenUp | Moved | Pending, void>
  /**
   * Asks the chain again and, if the preview still holds, the wallet; resolves with the wallet's id. Does nothing
   * unless a transfer is prepared, nor if the last outcome is unknown, because it could then be paid twice. If the
   * receiver looks like a known address, `middle` has to be the four letters in the middle of its address.
   */
  readonly confirm: (middle: string) => TaskEither<SendFailure | GivenUp | Pending, string>
  readonly dispose: () => void
}

export interface SendStepsDeps extends PreviewDeps, Pick<CompareSentDeps, 'fateOf'> {
  readonly step: Store<SendStep>
  readonly openPayments: OpenPayments
  readonly askWallet: (network: Network, prepared: PreparedTransfer) => TaskEither<SendFailure, string>
  readonly receiverNames: Pick<ReceiverNames, 'again' | 'nameOf'>
  /** Whether the account of an order is still the one that would be asked, on its network. */
  readonly isStillHere: (order: SendOrder) => boolean
  /** Whether this account's transactions can be compared; those of a smart account are wrapped. */
  readonly isComparable: () => boolean
}

const OUTDATED: E.Either<SendError, never> = E.left({ _tag: 'PreviewOutdated' })

/**
 * A transfer's steps from the form to the chain. Late answers about a transfer that the visitor has left change
 * nothing.
 */
export const makeSendSteps = (deps: SendStepsDeps): SendSteps => {
  const { step } = deps
  const payment = makePayment<SendStep, SendOrder>({
    step,
    phaseOf: sendPhase,
    editing: { _tag: 'Editing' },
    asked: askedForSend,
    openPayments: deps.openPayments,
    isStillHere: deps.isStillHere,
  })
  const { lifetime, change, edit, move } = payment
  /** Receivers paid on this page, which the history contains only later. */
  const paid: string[] = []
  const ended = new Subject<void>()
  lifetime.add(() => ended.next())

  const prepare = makePreview({ ...deps, paid, ended })

  /** The name may resolve to another address by now. */
  const checkName = (order: SendOrder): TaskEither<SendError, void> =>
    order.name === undefined
      ? TE.right(undefined)
      : pipe(
          deps.receiverNames.again({ ...order, name: order.name }),
          TE.flatMap((now): TaskEither<SendError, void> =>
            now === order.to ? TE.right(undefined) : TE.left({ _tag: 'NameMoved', now }),
          ),
        )

  const shown = (preview: Preview, hasChanged: boolean): SendStep => ({
    _tag: 'Prepared',
    hasChanged,
    mayBeSent: payment.mayBeSent(preview.order),
    ...preview,
  })
  lifetime.add(
    deps.openPayments.changes.subscribe(() =>
      step.update((now) =>
        now._tag === 'Prepared' || now._tag === 'NotSent' ? { ...now, mayBeSent: payment.mayBeSent(now.order) } : now,
      ),
    ),
  )

  const failed =
    (order: SendOrder) =>
    (error: SendError): SendStep => ({ _tag: 'NotPrepared', order, error })

  const follow = ({ order, ...preview }: Preview, id: string): void => {
    const fate = deps.fateOf(id)
    if (fate.value.proposal === undefined) {
      const sent: Sent = { _tag: 'Sent', order, ...preview, id, comparison: { _tag: 'Unknown' } }
      step.set(sent)
      if (order.network.chainNamespace === 'eip155' && deps.isComparable()) lifetime.add(compareSent(sent, deps))
      return
    }
    let proposed: SendStep | undefined
    const followed = fate.changes.subscribe(({ proposal }) => {
      if (proposal === undefined || (proposed !== undefined && step.value !== proposed)) return
      proposed = { _tag: 'Proposed', order, ...preview, proposal }
      step.set(proposed)
    })
    lifetime.add(followed)
  }

  const confirm =
    (middle: string): TaskEither<SendFailure | GivenUp, string> =>
    async () => {
      const { value: before } = step
      if (before._tag !== 'Prepared' && before._tag !== 'NotSent') return GIVEN_UP
      if (before._tag === 'NotSent' && isUncertain(before.error)) return E.left(before.error)
      const { order, prepared, receiver, name, feePayer, lookalikeOf, mayBeSent } = before
      if (lookalikeOf !== undefined && !isMiddleOf(order.network.chainNamespace, order.to, middle))
        return E.left({ _tag: 'LookalikeReceiver', known: lookalikeOf })
      const preview: Preview = { order, prepared, receiver, name, feePayer, lookalikeOf }
      const isSame = (again: Preview): boolean => isAsShown(preview, again) && (mayBeSent || !payment.mayBeSent(order))
      const ask = pipe(
        checkName(order),
        TE.flatMap(() => prepare(order)),
      )
      const checking: SendStep = { _tag: 'Checking', ...preview }
      const steps = { meanwhile: checking, next: () => checking, failed: failed(order) }
      const now = await payment.prepare({ order, ask, ...steps })()
      if (E.isLeft(now)) return now
      if (step.value !== checking) return OUTDATED
      // Nothing is awaited from here until the order is noted: another tab may confirm the same one at the same time.
      if (!isSame(now.right)) {
        step.set(shown(now.right, true))
        return OUTDATED
      }
      const asked = now.right.prepared.units === prepared.units ? now.right.prepared : prepared
      const answer = await payment.ask<SendFailure>({
        order,
        meanwhile: { _tag: 'Asking', ...preview },
        ask: deps.askWallet(order.network, asked),
        failed: (error) => ({ _tag: 'NotSent', ...preview, error, mayBeSent: payment.mayBeSent(order) }),
      })()
      if (E.isLeft(answer)) return answer
      paid.push(order.to)
      follow({ ...preview, prepared: asked }, answer.right)
      return answer
    }

  return {
    change,
    edit,
    move,
    review: (order) =>
      payment.unlessUnderWay(async () => {
        const reviewed = payment.prepare({
          order,
          meanwhile: { _tag: 'Preparing', order },
          ask: prepare(order),
          next: (preview) => shown(preview, false),
          failed: failed(order),
        })
        return E.asUnit(await reviewed())
      }),
    confirm: (middle) => payment.unlessUnderWay(confirm(middle)),
    dispose: () => lifetime.unsubscribe(),
  }
}
