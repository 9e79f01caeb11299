import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import { Subject, Subscription } from 'rxjs'
import type { ConnectError } from '../../domain/connect/connectAttempt.js'
import type { Network } from '../../domain/network/network.js'
import { isMiddleOf } from '../../domain/send/lookalike.js'
import type { SendError } from '../../domain/send/sendError.js'
import { isSameOrder, type SendOrder } from '../../domain/send/sendOrder.js'
import { isUncertain } from '../../domain/payment/uncertain.js'
import type { Store } from '../kernel/store.js'
import { makeUnresolved } from '../payment/unresolved.js'
import type { PreparedTransfer } from '../../domain/send/transfer.js'
import { isAsShown, makePreview, type PreviewDeps } from './makePreview.js'
import { compareSent, type CompareSentDeps, type Sent } from './compareSent.js'
import type { ReceiverNames } from './receiverNames.js'
import type { Preview, SendFailure, SendStep } from '../../domain/send/sendState.js'

/** The visitor went back meanwhile. */
type GivenUp = Extract<ConnectError, { readonly _tag: 'ModalClosed' }>

export interface SendSteps {
  /** Asks the chain for the effect and cost of a transfer. */
  readonly review: (order: SendOrder) => TaskEither<SendError | GivenUp, void>
  /**
   * Asks the chain again and, if the preview still holds, the wallet; resolves with the wallet's id. Does nothing
   * unless a transfer is prepared, so a second click has no effect (S-28), nor if the last outcome is unknown, because
   * it could then be paid twice. If the receiver looks like a known address, `middle` has to be the four letters in the
   * middle of its address.
   */
  readonly confirm: (middle: string) => TaskEither<SendFailure | GivenUp, string>
  /** Returns to the form. Not while a wallet is asked, because its prompt cannot be withdrawn. */
  readonly edit: () => void
  /** Like `edit`, after a change of account; keeps showing a transfer that was or may have been sent. */
  readonly move: () => void
  readonly dispose: () => void
}

export interface SendStepsDeps extends PreviewDeps, Pick<CompareSentDeps, 'fateOf'> {
  readonly step: Store<SendStep>
  readonly askWallet: (network: Network, prepared: PreparedTransfer) => TaskEither<SendFailure, string>
  readonly receiverNames: Pick<ReceiverNames, 'again' | 'nameOf'>
  /** Whether the account of an order is still the one that would be asked, on its network. */
  readonly isStillHere: (order: SendOrder) => boolean
  /** Whether this account's transactions can be compared; those of a smart account are wrapped. */
  readonly isComparable: () => boolean
}

const EDITING: SendStep = { _tag: 'Editing' }
const MOVED: E.Either<SendFailure, never> = E.left({ _tag: 'ConnectionChanged' })
const GIVEN_UP: E.Either<GivenUp, never> = E.left({ _tag: 'ModalClosed' })

/** Whether a confirmed transfer was or may have been sent, which must be shown. */
const isSubmitted = (step: SendStep): boolean =>
  step._tag === 'Sent' || step._tag === 'Proposed' || (step._tag === 'NotSent' && isUncertain(step.error))

/**
 * A transfer's steps from the form to the chain. Late answers about a transfer that the visitor has left change
 * nothing.
 */
export const makeSendSteps = (deps: SendStepsDeps): SendSteps => {
  const { step } = deps
  const lifetime = new Subscription()
  /** Receivers paid on this page, which the history contains only later. */
  const paid: string[] = []
  const unresolved = makeUnresolved(isSameOrder)
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

  const isLeft = (at: SendStep): boolean => step.value !== at || lifetime.closed

  return {
    review: (order) => async () => {
      const preparing: SendStep = { _tag: 'Preparing', order }
      step.set(preparing)
      const answer = await prepare(order)()
      if (isLeft(preparing)) return GIVEN_UP
      step.set(
        E.isLeft(answer)
          ? { _tag: 'NotPrepared', order, error: answer.left }
          : { _tag: 'Prepared', hasChanged: false, mayBeSent: unresolved.has(order), ...answer.right },
      )
      return E.isLeft(answer) ? answer : E.right(undefined)
    },
    confirm: (middle) => async () => {
      const { value: shown } = step
      if (shown._tag !== 'Prepared' && shown._tag !== 'NotSent') return GIVEN_UP
      if (shown._tag === 'NotSent' && isUncertain(shown.error)) return E.left(shown.error)
      const { order, prepared, receiver, name, feePayer, lookalikeOf } = shown
      if (lookalikeOf !== undefined && !isMiddleOf(order.network.chainNamespace, order.to, middle))
        return E.left({ _tag: 'LookalikeReceiver', known: lookalikeOf })
      const preview: Preview = { order, prepared, receiver, name, feePayer, lookalikeOf }
      const checking: SendStep = { _tag: 'Checking', ...preview }
      step.set(checking)
      const now = await pipe(
        checkName(order),
        TE.flatMap(() => prepare(order)),
      )()
      if (!deps.isStillHere(order)) {
        step.update((at) => (at === checking ? EDITING : at))
        return MOVED
      }
      if (isLeft(checking)) return GIVEN_UP
      if (E.isLeft(now)) {
        step.set({ _tag: 'NotPrepared', order, error: now.left })
        return now
      }
      if (!isAsShown(preview, now.right)) {
        step.set({ _tag: 'Prepared', hasChanged: true, mayBeSent: unresolved.has(order), ...now.right })
        return E.left({ _tag: 'PreviewOutdated' })
      }
      const asked = now.right.prepared.units === prepared.units ? now.right.prepared : prepared
      step.set({ _tag: 'Asking', ...preview })
      const answer = await deps.askWallet(order.network, asked)()
      if (E.isLeft(answer)) {
        if (isUncertain(answer.left)) unresolved.add(order)
        step.set({ _tag: 'NotSent', ...preview, error: answer.left })
        return answer
      }
      paid.push(order.to)
      const fate = deps.fateOf(answer.right)
      if (fate.value.proposal !== undefined) {
        let proposed: SendStep | undefined
        const followed = fate.changes.subscribe(({ proposal }) => {
          if (proposal === undefined || (proposed !== undefined && step.value !== proposed)) return
          proposed = { _tag: 'Proposed', ...preview, prepared: asked, proposal }
          step.set(proposed)
        })
        lifetime.add(followed)
        return answer
      }
      const sent: Sent = {
        _tag: 'Sent',
        ...preview,
        prepared: asked,
        id: answer.right,
        comparison: { _tag: 'Unknown' },
      }
      step.set(sent)
      if (order.network.chainNamespace === 'eip155' && deps.isComparable()) lifetime.add(compareSent(sent, deps))
      return answer
    },
    edit: () => {
      if (step.value._tag !== 'Asking') step.set(EDITING)
    },
    move: () => {
      if (step.value._tag !== 'Asking' && !isSubmitted(step.value)) step.set(EDITING)
    },
    dispose: () => lifetime.unsubscribe(),
  }
}
