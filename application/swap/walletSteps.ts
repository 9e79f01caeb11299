import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { filter, map, type Observable, take, takeUntil } from 'rxjs'
import { isBatchRefusal, lacksMethod } from '../../domain/connect/walletRequest.js'
import type { SwapCall } from '../../domain/swap/swapCall.js'
import type { SwapError, SwapFailure } from '../../domain/swap/swapError.js'
import type { SwapQuote } from '../../domain/swap/swapQuote.js'
import { isUncertain } from '../../domain/payment/uncertain.js'
import type { SettledTransaction } from '../../domain/requests/settledTransaction.js'
import { approvalCalls } from './prepareSwap.js'
import { makeRevoke, type RevokingDeps } from './revoking.js'
import { swapOutcomes } from './swapOutcome.js'
import type { SwapPreview, SwapStep } from '../../domain/swap/swapState.js'

export interface WalletStepsDeps extends RevokingDeps {
  /** Has the wallet do all of them or none, in one prompt; gives the id of the batch. */
  readonly askForBatch: (quote: SwapQuote, calls: readonly SwapCall[]) => TaskEither<SwapFailure, string>
  /** Says why the wallet did not do it. */
  readonly notSwapped: (preview: SwapPreview, error: SwapFailure) => void
  /** Of an exchange, nobody knows whether it was sent. */
  readonly maybeSent: (quote: SwapQuote) => void
  /** The wallet does not take approval and exchange in one prompt. */
  readonly batchRefused: (quote: SwapQuote) => void
  /** Has the exchange prepared anew. */
  readonly begin: (quote: SwapQuote) => void
  /** What its account has of both tokens is out of date. */
  readonly swapped: (quote: SwapQuote) => void
}

/** Of a token on its network, who is called decides who takes it. */
const routeOf = ({ quote: { network, pay }, call }: SwapPreview): string =>
  `${network.caipNetworkId}:${pay.id}:${call.to.toLowerCase()}`

const OUTDATED: E.Either<SwapError, never> = E.left({ _tag: 'SwapOutdated' })

/**
 * What a wallet is asked for on the way of an exchange: `approve` has the spender of the preview approved, and of a
 * token that does not let an amount change the old one taken back first; `swap` has it sent, with its approval where
 * the wallet takes both in one prompt; `revoke` takes back what remains approved.
 */
export const makeWalletSteps = (deps: WalletStepsDeps) => {
  const { step, notSwapped, lifetime } = deps
  /** Who was approved for which exchanges: afterwards nothing has to be, and nobody says who that was. */
  const approved = new Map<string, string>()

  /** How it ended, while the step is one of these. */
  const ended = (id: string, isHere: (now: SwapStep) => boolean): Observable<SettledTransaction['outcome']> =>
    deps.fateOf(id).changes.pipe(
      map(({ outcome }) => outcome),
      filter((outcome) => outcome !== 'Waiting'),
      take(1),
      takeUntil(step.changes.pipe(filter((now) => !isHere(now)))),
    )

  const approve =
    (preview: SwapPreview): TaskEither<SwapFailure, string> =>
    async () => {
      const { quote, approval } = preview
      const [call] = approvalCalls(quote, approval)
      if (call === undefined || approval._tag !== 'Needed') return OUTDATED
      step.set({ _tag: 'AskingApproval', ...preview })
      const answer = await deps.askWallet(quote, call)()
      if (E.isLeft(answer)) {
        notSwapped(preview, answer.left)
        return answer
      }
      approved.set(routeOf(preview), approval.spender)
      const approving: SwapStep = { _tag: 'Approving', ...preview, hash: answer.right }
      step.set(approving)
      lifetime.add(
        ended(answer.right, (now) => now === approving).subscribe((outcome) => {
          if (outcome !== 'Confirmed')
            notSwapped(preview, { _tag: outcome === 'Failed' ? 'ApprovalFailed' : 'RequestOutcomeUnknown' })
          else if (deps.isStillHere(quote)) deps.begin(quote)
          else step.set({ _tag: 'Editing' })
        }),
      )
      return answer
    }

  const swap =
    (preview: SwapPreview): TaskEither<SwapFailure, string> =>
    async () => {
      const { quote, call, approval, isBatch } = preview
      step.set({ _tag: 'AskingSwap', ...preview })
      const answer = await (
        isBatch ? deps.askForBatch(quote, [...approvalCalls(quote, approval), call]) : deps.askWallet(quote, call)
      )()
      if (E.isLeft(answer)) {
        const { left } = answer
        const isRefused = isBatch && left._tag === 'RequestFailed' && (isBatchRefusal(left) || lacksMethod(left))
        if (isRefused) deps.batchRefused(quote)
        if (isUncertain(left)) deps.maybeSent(quote)
        notSwapped(isRefused ? { ...preview, isBatch: false } : preview, left)
        return answer
      }
      const id = answer.right
      if (approval._tag === 'Needed') approved.set(routeOf(preview), approval.spender)
      const spender = approved.get(routeOf(preview)) ?? call.to
      step.set({
        ...{ _tag: 'Sent', ...preview, id, isHash: false },
        ...{ outcome: { _tag: 'Waiting' }, leftover: { _tag: 'Unknown' } },
      })
      // Also where the visitor has gone on to something else.
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

  return { approve, swap, revoke: makeRevoke(deps, ended) }
}
