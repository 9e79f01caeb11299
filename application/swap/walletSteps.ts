import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { filter, map, type Observable, take, takeUntil } from 'rxjs'
import { isBatchRefusal, lacksMethod } from '../../domain/connect/walletRequest.js'
import type { SwapCall } from '../../domain/swap/swapCall.js'
import type { SwapError, SwapFailure } from '../../domain/swap/swapError.js'
import type { SwapQuote } from '../../domain/swap/swapQuote.js'
import type { SettledTransaction } from '../../domain/requests/settledTransaction.js'
import type { OpenPayments } from '../requests/openPayments.js'
import type { GivenUp, Payment } from '../payment/payment.js'
import { approvalCalls } from './prepareSwap.js'
import { approvalError, makeRevoke, type RevokingDeps } from './revoking.js'
import { swapOutcomes } from './swapOutcome.js'
import type { SwapPreview, SwapStep } from '../../domain/swap/swapState.js'

export interface WalletStepsDeps extends Omit<RevokingDeps, 'lifetime'> {
  readonly openPayments: OpenPayments
  readonly payment: Payment<SwapStep, SwapQuote>
  /** The doubts about a preview at present. */
  readonly doubtsOf: (preview: SwapPreview) => SwapPreview['doubts']
  /** Has the wallet execute all calls or none, in one prompt; resolves with the id of the batch. */
  readonly askForBatch: (quote: SwapQuote, calls: readonly SwapCall[]) => TaskEither<SwapFailure, string>
  /** The wallet does not take approval and swap in one prompt. */
  readonly batchRefused: (quote: SwapQuote) => void
  /** Has the swap prepared again. */
  readonly begin: (quote: SwapQuote) => void
  /** The account's balances of both tokens are outdated. */
  readonly swapped: (quote: SwapQuote) => void
}

/** On a network, the token and the called contract determine the spender. */
const routeOf = ({ quote: { network, pay }, call }: SwapPreview): string =>
  `${network.caipNetworkId}:${pay.id}:${call.to.toLowerCase()}`

const OUTDATED: E.Either<SwapError, never> = E.left({ _tag: 'SwapOutdated' })

/**
 * The requests to a wallet during a swap: `approve` approves the preview's spender, after revoking the old allowance if
 * the token refuses to change it; `swap` sends the swap, with its approval if the wallet takes both in one prompt;
 * `revoke` revokes the remaining allowance.
 */
export const makeWalletSteps = (deps: WalletStepsDeps) => {
  const { step, payment } = deps
  const { lifetime } = payment
  const notSwapped =
    (preview: SwapPreview) =>
    (error: SwapFailure): SwapStep => ({ _tag: 'NotSwapped', ...preview, doubts: deps.doubtsOf(preview), error })
  /** The approved spenders by route: a later preview with a high enough allowance does not name its spender. */
  const approved = new Map<string, string>()

  /** The outcome, emitted only while the step satisfies `isHere`. */
  const ended = (id: string, isHere: (now: SwapStep) => boolean): Observable<SettledTransaction['outcome']> =>
    deps.fateOf(id).changes.pipe(
      map(({ outcome }) => outcome),
      filter((outcome) => outcome !== 'Waiting'),
      take(1),
      takeUntil(step.changes.pipe(filter((now) => !isHere(now)))),
    )

  const approve =
    (preview: SwapPreview): TaskEither<SwapFailure | GivenUp, string> =>
    async () => {
      const { quote, approval } = preview
      const [call] = approvalCalls(quote, approval)
      if (call === undefined || approval._tag !== 'Needed') return OUTDATED
      const answer = await payment.ask<SwapFailure>({
        order: quote,
        meanwhile: { _tag: 'AskingApproval', ...preview },
        ask: (noted) => deps.askWallet(quote, call, noted),
        failed: notSwapped(preview),
        isApproval: true,
      })()
      if (E.isLeft(answer)) return answer
      approved.set(routeOf(preview), approval.spender)
      const approving: SwapStep = { _tag: 'Approving', ...preview, hash: answer.right }
      step.set(approving)
      lifetime.add(
        ended(answer.right, (now) => now === approving).subscribe((outcome) => {
          if (outcome !== 'Confirmed') step.set(notSwapped(preview)(approvalError(outcome)))
          else if (E.isRight(payment.checkAccount(quote))) deps.begin(quote)
        }),
      )
      return answer
    }

  const swap =
    (preview: SwapPreview): TaskEither<SwapFailure | GivenUp, string> =>
    async () => {
      const { quote, call, approval, isBatch } = preview
      const answer = await payment.ask<SwapFailure>({
        order: quote,
        meanwhile: { _tag: 'AskingSwap', ...preview },
        ask: (noted) =>
          isBatch
            ? deps.askForBatch(quote, [...approvalCalls(quote, approval), call])
            : deps.askWallet(quote, call, noted),
        failed: (error) => {
          const isRefused = isBatch && error._tag === 'RequestFailed' && (isBatchRefusal(error) || lacksMethod(error))
          if (isRefused) deps.batchRefused(quote)
          return notSwapped(isRefused ? { ...preview, isBatch: false } : preview)(error)
        },
      })()
      if (E.isLeft(answer)) return answer
      const id = answer.right
      if (approval._tag === 'Needed') approved.set(routeOf(preview), approval.spender)
      const spender = approved.get(routeOf(preview)) ?? call.to
      step.set({
        _tag: 'Sent',
        ...preview,
        id,
        isHash: false,
        outcome: { _tag: 'Waiting' },
        leftover: { _tag: 'Unknown' },
      })
      // Also if the visitor has moved on.
      lifetime.add(ended(id, () => true).subscribe(() => deps.swapped(quote)))
      lifetime.add(
        swapOutcomes(deps, preview, { id, spender })
          .pipe(takeUntil(step.changes.pipe(filter((now) => now._tag !== 'Sent'))))
          .subscribe(({ hash, ...change }) =>
            step.update((now) =>
              now._tag === 'Sent' ? { ...now, ...(hash !== undefined && { id: hash, isHash: true }), ...change } : now,
            ),
          ),
      )
      return answer
    }

  return { approve, swap, revoke: makeRevoke({ ...deps, lifetime }, ended) }
}
