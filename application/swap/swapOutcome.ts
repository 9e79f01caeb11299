import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { defer, map, merge, type Observable, of, switchMap } from 'rxjs'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { SentFate } from '../../domain/requests/sentFate.js'
import { isInBlock } from '../../domain/requests/settledTransaction.js'
import type { SwapQuote } from '../../domain/swap/swapQuote.js'
import type { FateOf } from '../requests/fateOf.js'
import type { SwapChain } from '../ports/swapChain.js'
import { inTime, type InTimeDeps } from '../kernel/inTime.js'
import type { Leftover, SwapOutcome, SwapPreview } from '../../domain/swap/swapState.js'

export interface SwapOutcomeDeps extends InTimeDeps {
  readonly fateOf: FateOf
  readonly swapChain: SwapChain
}

/** Updates about a swap that was sent. */
export interface SentChange {
  /** Present once the chain's own id is known. */
  readonly hash?: string
  readonly outcome?: SwapOutcome
  readonly leftover?: Leftover
}

const LONGEST_LOOK_MS = 20_000

/** The allowance that a spender still has. There is no allowance for the coin. */
export const readLeftover = (
  deps: Pick<SwapOutcomeDeps, 'swapChain'> & InTimeDeps,
  { pay, network, account }: SwapQuote,
  spender: string,
): Observable<Leftover> => {
  const { contract } = pay
  if (contract === undefined) return of({ _tag: 'Nothing' })
  const allowanceTask = deps.swapChain.allowance(network, { contract, owner: account, spender })
  return defer(inTime(deps, LONGEST_LOOK_MS, allowanceTask)).pipe(
    map((answer): Leftover => {
      if (E.isLeft(answer)) return { _tag: 'Unknown' }
      return answer.right === 0n ? { _tag: 'Nothing' } : { _tag: 'Approved', spender, units: answer.right }
    }),
  )
}

const ask = <A>(deps: SwapOutcomeDeps, question: TaskEither<RemoteError, A>, unknown: A): Observable<A> =>
  defer(inTime(deps, LONGEST_LOOK_MS, question)).pipe(map((answer) => (E.isRight(answer) ? answer.right : unknown)))

const toOutcome = (
  deps: SwapOutcomeDeps,
  { quote: { network, account, pay, get } }: SwapPreview,
  { hash, outcome }: SentFate,
): Observable<SwapOutcome> => {
  const tokens = { pay: { contract: pay.contract }, get: { contract: get.contract } }
  if (outcome === 'Confirmed') {
    const nothing = { paid: undefined, received: undefined }
    if (hash === undefined) return of({ _tag: 'Swapped', ...nothing })
    return ask(deps, deps.swapChain.moved(network, hash, { account, ...tokens }), nothing).pipe(
      map((moved): SwapOutcome => ({ _tag: 'Swapped', ...moved })),
    )
  }
  if (outcome === 'Failed')
    return (hash === undefined ? of('') : ask(deps, deps.swapChain.whyFailed(network, hash), '')).pipe(
      map((reason): SwapOutcome => ({ _tag: 'Failed', reason })),
    )
  if (outcome === 'Cancelled' || outcome === 'Replaced' || outcome === 'Lost') return of({ _tag: outcome })
  return of({ _tag: 'Waiting' })
}

/**
 * The outcome of a swap that a wallet sent: the amounts moved on the chain, or why it failed. Once the transaction is
 * in a block, also the remaining allowance of the spender.
 */
export const swapOutcomes = (
  deps: SwapOutcomeDeps,
  preview: SwapPreview,
  { id, spender }: { readonly id: string; readonly spender: string },
): Observable<SentChange> =>
  deps.fateOf(id).changes.pipe(
    switchMap((fate) => {
      const known: SentChange = fate.hash === undefined ? {} : { hash: fate.hash }
      return merge(
        toOutcome(deps, preview, fate).pipe(map((outcome): SentChange => ({ ...known, outcome }))),
        ...(isInBlock(fate)
          ? [readLeftover(deps, preview.quote, spender).pipe(map((leftover): SentChange => ({ leftover })))]
          : []),
      )
    }),
  )
