import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { filter, type Observable, of, type Subscription, switchMap, takeUntil } from 'rxjs'
import type { SettledTransaction, TransactionOutcome } from '../../domain/requests/settledTransaction.js'
import { approvalCall } from '../../domain/swap/approval.js'
import type { SwapCall } from '../../domain/swap/swapCall.js'
import type { SwapError, SwapFailure } from '../../domain/swap/swapError.js'
import type { SwapQuote } from '../../domain/swap/swapQuote.js'
import type { NoteRequest } from '../connect/requestWallet.js'
import type { Store } from '../kernel/store.js'
import { readLeftover, type SwapOutcomeDeps } from './swapOutcome.js'
import type { Leftover, SwapStep } from '../../domain/swap/swapState.js'

export interface RevokingDeps extends SwapOutcomeDeps {
  readonly step: Store<SwapStep>
  /** Has the wallet send one call; resolves with the hash, or an id of its own. */
  readonly askWallet: (quote: SwapQuote, call: SwapCall, noted?: NoteRequest) => TaskEither<SwapFailure, string>
  /** Whether the account of a quote is still the one that would be asked, on its network. */
  readonly isStillHere: (quote: SwapQuote) => boolean
  readonly lifetime: Subscription
}

type Sent = Extract<SwapStep, { readonly _tag: 'Sent' }>

const isSent = ({ _tag }: SwapStep): boolean => _tag === 'Sent'

/** The account of the swap is not the one that would be asked now. */
const ELSEWHERE: SwapFailure = { _tag: 'NotConnected' }
const OUTDATED: E.Either<SwapError, never> = E.left({ _tag: 'SwapOutdated' })

/** Why an approval, or its revocation, is not on the chain. Another one in its place may have the same effect. */
export const approvalError = (outcome: Exclude<TransactionOutcome, 'Confirmed'>): SwapFailure =>
  outcome === 'Failed' || outcome === 'Cancelled' ? { _tag: 'ApprovalFailed' } : { _tag: 'RequestOutcomeUnknown' }

/**
 * Revokes the allowance that remains after a swap; the chain confirms this once it has the transaction. `ended`:
 * the outcome of the transaction with that id, emitted only while the step satisfies `isHere`.
 */
export const makeRevoke = (
  deps: RevokingDeps,
  ended: (id: string, isHere: (now: SwapStep) => boolean) => Observable<SettledTransaction['outcome']>,
) => {
  const { step, lifetime } = deps
  const note = (leftover: Leftover): void => step.update((now) => (now._tag === 'Sent' ? { ...now, leftover } : now))
  return ({ quote, leftover }: Sent): TaskEither<SwapFailure, string> =>
    async () => {
      const { contract } = quote.pay
      if ((leftover._tag !== 'Approved' && leftover._tag !== 'NotRevoked') || contract === undefined) return OUTDATED
      const { spender, units } = leftover
      const failed = (error: SwapFailure): Leftover => ({ _tag: 'NotRevoked', spender, units, error })
      if (!deps.isStillHere(quote)) {
        note(failed(ELSEWHERE))
        return E.left(ELSEWHERE)
      }
      note({ _tag: 'Revoking', spender, units })
      const answer = await deps.askWallet(quote, approvalCall({ owner: quote.account, contract, spender, units: 0n }))()
      if (E.isLeft(answer)) {
        note(failed(answer.left))
        return answer
      }
      lifetime.add(
        ended(answer.right, isSent)
          .pipe(
            switchMap((outcome) => {
              if (outcome !== 'Confirmed') return of(failed(approvalError(outcome)))
              return readLeftover(deps, quote, spender)
            }),
            takeUntil(step.changes.pipe(filter((now) => !isSent(now)))),
          )
          .subscribe(note),
      )
      return answer
    }
}
