import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { filter, map, type Observable, type Subscription, take, takeUntil } from 'rxjs'
import { approvalCall } from '../../domain/swap/approval.js'
import type { SwapCall } from '../../domain/swap/swapCall.js'
import type { SwapError, SwapFailure } from '../../domain/swap/swapError.js'
import type { SwapQuote } from '../../domain/swap/swapQuote.js'
import type { SettledTransaction } from '../../domain/requests/settledTransaction.js'
import type { Store } from '../kernel/store.js'
import { followSent } from './followSent.js'
import { approvalCalls } from './prepareSwap.js'
import { swapOutcomes, type SwapOutcomeDeps } from './swapOutcome.js'
import type { Leftover, SwapPreview, SwapStep } from './swapState.js'

export interface WalletStepsDeps extends SwapOutcomeDeps {
  readonly step: Store<SwapStep>
  /** Has the wallet do one call; gives the hash, or an id of its own. */
  readonly askWallet: (quote: SwapQuote, call: SwapCall) => TaskEither<SwapFailure, string>
  /** Has the wallet do all of them or none, in one prompt; gives the id of the batch. */
  readonly askForBatch: (quote: SwapQuote, calls: readonly SwapCall[]) => TaskEither<SwapFailure, string>
  /** Whether the account of a quote is still the one that would be asked, on its network. */
  readonly isStillHere: (quote: SwapQuote) => boolean
  /** Says why the wallet did not do it. */
  readonly notSwapped: (preview: SwapPreview, error: SwapFailure) => void
  /** Has the exchange prepared anew. */
  readonly begin: (quote: SwapQuote) => void
  /** What its account has of both tokens is out of date. */
  readonly swapped: (quote: SwapQuote) => void
  readonly lifetime: Subscription
}

type Sent = Extract<SwapStep, { readonly _tag: 'Sent' }>

const OUTDATED: E.Either<SwapError, never> = E.left({ _tag: 'SwapOutdated' })

/**
 * What a wallet is asked for on the way of an exchange: `approve` has the spender of the preview approved, and of a
 * token that does not let an amount change the old one taken back first; `swap` has it sent, with its approval where
 * the wallet takes both in one prompt; `revoke` takes back what remains approved.
 */
export const makeWalletSteps = (deps: WalletStepsDeps) => {
  const { step, notSwapped, lifetime } = deps
  /** Who was approved last: afterwards nothing has to be, and nobody says who that was. */
  let approved: string | undefined

  /** How it ended, while the step is one of these. */
  const ended = (id: string, isHere: (now: SwapStep) => boolean): Observable<SettledTransaction['outcome']> =>
    followSent(deps, id).pipe(
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
      approved = approval.spender
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
        notSwapped(preview, answer.left)
        return answer
      }
      const id = answer.right
      const spender = approval._tag === 'Needed' ? approval.spender : (approved ?? call.to)
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

  const note = (leftover: Leftover): void => step.update((now) => (now._tag === 'Sent' ? { ...now, leftover } : now))

  const revoke =
    ({ quote: { pay, account, ...rest }, leftover }: Sent): TaskEither<SwapFailure, string> =>
    async () => {
      if ((leftover._tag !== 'Approved' && leftover._tag !== 'NotRevoked') || pay.contract === undefined)
        return OUTDATED
      const { spender, units } = leftover
      note({ _tag: 'Revoking', spender, units })
      const call = approvalCall({ owner: account, contract: pay.contract, spender, units: 0n })
      const answer = await deps.askWallet({ ...rest, pay, account }, call)()
      if (E.isLeft(answer)) {
        note({ _tag: 'NotRevoked', spender, units, error: answer.left })
        return answer
      }
      lifetime.add(
        ended(answer.right, ({ _tag }) => _tag === 'Sent').subscribe((outcome) =>
          note(
            outcome === 'Confirmed'
              ? { _tag: 'Nothing' }
              : { _tag: 'NotRevoked', spender, units, error: { _tag: 'ApprovalFailed' } },
          ),
        ),
      )
      return answer
    }

  return { approve, swap, revoke }
}
