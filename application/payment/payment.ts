import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { Subscription } from 'rxjs'
import type { ConnectError } from '../../domain/connect/connectAttempt.js'
import type { RequestError } from '../../domain/connect/walletRequest.js'
import { isSubmitted, isUnderWay, type PaymentPhase } from '../../domain/payment/paymentPhase.js'
import type { PaymentFailure } from '../../domain/payment/uncertain.js'
import type { AskedPayment } from '../../domain/payment/openPayment.js'
import type { NoteRequest } from '../connect/requestWallet.js'
import type { Store } from '../kernel/store.js'
import type { OpenPayments } from '../requests/openPayments.js'

/** The visitor went back meanwhile. */
export type GivenUp = Extract<ConnectError, { readonly _tag: 'ModalClosed' }>
export type Pending = Extract<ConnectError, { readonly _tag: 'RequestPending' }>
/** The account or its network is another one by now. */
export type Moved = Extract<RequestError, { readonly _tag: 'ConnectionChanged' }>

/** Also if there is nothing to confirm. */
export const GIVEN_UP: E.Either<GivenUp, never> = E.left({ _tag: 'ModalClosed' })
const PENDING: E.Either<Pending, never> = E.left({ _tag: 'RequestPending' })
const MOVED: E.Either<Moved, never> = E.left({ _tag: 'ConnectionChanged' })

/** What a payment's feature defines: its steps, and which orders are the same. */
export interface PaymentRules<Step, Order> {
  readonly step: Store<Step>
  readonly phaseOf: (step: Step) => PaymentPhase
  /** The step in which the form is filled in. */
  readonly editing: Step
  /** The order as it is noted on the device before a wallet is asked. */
  readonly asked: (order: Order) => AskedPayment
  readonly openPayments: OpenPayments
  /** Whether the account of an order is still the one that would be asked, on its network. */
  readonly isStillHere: (order: Order) => boolean
}

/** A question about an order, and the steps of the payment while it is open and once it has failed. */
interface Question<Step, Order, Failure> {
  readonly order: Order
  readonly meanwhile: Step
  readonly failed: (error: Failure) => Step
}

/** A question to chains and servers. */
interface Preparation<Step, Order, Failure, A> extends Question<Step, Order, Failure> {
  readonly ask: TaskEither<Failure, A>
  /** The step that an answer leads to. */
  readonly next: (answer: A) => Step
}

/** A question to the wallet. */
interface Prompt<Step, Order, Failure> extends Question<Step, Order, Failure> {
  /** `noted`: as in `RequestWallet`. */
  readonly ask: (noted: NoteRequest) => TaskEither<Failure, string>
  /** An approval pays nothing: after an unknown outcome, it may be asked for again without a warning. */
  readonly isApproval?: boolean
}

/** The part of a payment's way from the form to the chain that is the same for every feature. */
export interface Payment<Step, Order> {
  /** Runs a task unless an answer about a confirmed payment is pending: a second click has no effect (S-28). */
  readonly unlessUnderWay: <Failure, A>(task: TaskEither<Failure, A>) => TaskEither<Failure | Pending, A>
  /** Fails, and returns to the form, if the order's account has changed. */
  readonly checkAccount: (order: Order) => E.Either<Moved, void>
  /**
   * Asks chains and servers, and moves on to the next step. Fails if the account has changed or the visitor has left
   * the step by then: a late answer changes nothing.
   */
  readonly prepare: <Failure, A>(
    preparation: Preparation<Step, Order, Failure, A>,
  ) => TaskEither<Failure | GivenUp | Moved, A>
  /** Whether a payment of the same order may have been sent before, from any tab: it could be paid twice. */
  readonly mayBeSent: (order: Order) => boolean
  /**
   * The only way to ask a wallet for a payment or its approval. Asks it if the order's account is still here; the
   * order is noted on the device before, and until its end is certain. Resolves with the wallet's id; the caller sets
   * the next step.
   */
  readonly ask: <Failure extends PaymentFailure>(
    prompt: Prompt<Step, Order, Failure>,
  ) => TaskEither<Failure | GivenUp | Moved, string>
  /** Returns to the form. Not while a wallet is asked, because its prompt cannot be withdrawn. */
  readonly edit: () => void
  /** Like `edit`, after a change of account or network; keeps showing a payment that was or may have been sent. */
  readonly move: () => void
  /** Changes the form, and leaves the preview; not while an answer is pending. */
  readonly change: (change: () => void) => void
  /** Ends with the feature. */
  readonly lifetime: Subscription
}

/** An approval moves nothing, and is another order than the payment. */
const approvalOf = ({ namespace, order }: AskedPayment): AskedPayment => ({ namespace, order: `approval ${order}` })

export const makePayment = <Step, Order>(rules: PaymentRules<Step, Order>): Payment<Step, Order> => {
  const { step, editing, openPayments } = rules
  const lifetime = new Subscription()
  const phase = (): PaymentPhase => rules.phaseOf(step.value)
  const edit = (): void => {
    if (phase() !== 'Asking') step.set(editing)
  }
  const checkAccount = (order: Order): E.Either<Moved, void> => {
    if (rules.isStillHere(order)) return E.right(undefined)
    step.set(editing)
    return MOVED
  }
  return {
    lifetime,
    checkAccount,
    unlessUnderWay: (task) => async () => (isUnderWay(phase()) ? PENDING : task()),
    prepare:
      ({ order, meanwhile, ask, next, failed }) =>
      async () => {
        step.set(meanwhile)
        const answer = await ask()
        const isLeft = step.value !== meanwhile || lifetime.closed
        if (isLeft) return rules.isStillHere(order) ? GIVEN_UP : MOVED
        const here = checkAccount(order)
        if (E.isLeft(here)) return here
        step.set(E.isLeft(answer) ? failed(answer.left) : next(answer.right))
        return answer
      },
    mayBeSent: (order) => openPayments.mayBeSent(rules.asked(order).order),
    ask:
      ({ order, meanwhile, ask, failed, isApproval = false }) =>
      async () => {
        const here = checkAccount(order)
        if (E.isLeft(here)) return here
        if (lifetime.closed) return GIVEN_UP
        step.set(meanwhile)
        const begun = openPayments.begin(isApproval ? approvalOf(rules.asked(order)) : rules.asked(order))
        const answer = await ask(begun.noted)()
        begun.answered(answer)
        if (E.isLeft(answer)) step.set(failed(answer.left))
        return answer
      },
    edit,
    move: () => {
      if (!isSubmitted(phase())) edit()
    },
    change: (change) => {
      if (isUnderWay(phase())) return
      edit()
      change()
    },
  }
}
