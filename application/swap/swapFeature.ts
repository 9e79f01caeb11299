import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import { Subject } from 'rxjs'
import { isHere } from '../../domain/account/accountHere.js'
import { amountInField } from '../../domain/amount/amountInField.js'
import type { DomainError } from '../../domain/errors/domainError.js'
import type { SwapDoubt } from '../../domain/swap/swapError.js'
import type { AmountEntry } from '../../domain/payment/amount.js'
import { inWhole, type SwapForm } from '../../domain/swap/swapForm.js'
import type { SwapQuote } from '../../domain/swap/swapQuote.js'
import { perAccount } from '../kernel/perAccount.js'
import { createStore, type Readable, readOnly } from '../kernel/store.js'
import type { SwapApi } from '../ports/swapApi.js'
import { toAmountEntry } from '../payment/toAmountEntry.js'
import { makePrepareSwap, type PrepareSwapDeps } from './prepareSwap.js'
import { choosing, EMPTY_SWAP, flipped } from './swapDraft.js'
import { type ApprovalKind, type QuoteState, type SwapState, type SwapStep } from '../../domain/swap/swapState.js'
import { makeSwapSteps, type SwapSteps, type SwapStepsDeps } from './swapSteps.js'
import type { TokenFacts } from './tokenFacts.js'
import { makeWatchedSwap, type WatchedSwapDeps } from './watchedSwap.js'

export interface SwapFeatureDeps
  extends
    Omit<WatchedSwapDeps, 'form' | 'quoting' | 'step' | 'isPreparing' | 'ended' | 'swapApi'>,
    Pick<PrepareSwapDeps, 'swapChain' | 'routers' | 'takesBatches' | 'feePayer'>,
    Pick<SwapStepsDeps, 'askWallet' | 'askForBatch' | 'fateOf' | 'openPayments' | 'swapped'> {
  readonly swapApi: SwapApi
}

/** The form of a swap and its progress. */
export interface SwapFeature extends Pick<SwapSteps, 'setApproval' | 'acceptChange' | 'revoke' | 'edit' | 'dispose'> {
  readonly state: Readable<SwapState>
  readonly step: Readable<SwapStep>
  readonly choose: (side: 'Pay' | 'Get', tokenId: string) => void
  readonly setAmount: (amount: AmountEntry) => void
  readonly flip: () => void
  readonly retry: () => void
  readonly review: TaskEither<DomainError, void>
  readonly setApproval: (kind: ApprovalKind) => void
  readonly confirm: (accepted: readonly SwapDoubt[]) => TaskEither<DomainError, string>
  /** Resets the form. A pending request to the wallet continues. */
  readonly begin: () => void
}

/** Why there is nothing to review (S8-16, S8-17). */
const blockingError = (state: SwapState, { gasPrice }: TokenFacts): DomainError => {
  if (state._tag === 'Unsupported') return { _tag: 'SwapNotSupported' }
  if (state._tag !== 'Ready') return { _tag: 'NotConnected' }
  if (gasPrice?._tag === 'Left' && gasPrice.left._tag === 'GasPriceNotSupported') return gasPrice.left
  return state.quoting._tag === 'NotQuoted' ? state.quoting.error : { _tag: 'SwapIncomplete' }
}

/** CAIP-10: the account whose wallet is asked, with its network. */
const placeOf = ({ network, account }: SwapQuote): string => `${network.caipNetworkId}:${account}`

export const makeSwapFeature = (deps: SwapFeatureDeps): SwapFeature => {
  const ended = new Subject<void>()
  const form = createStore<SwapForm>(EMPTY_SWAP)
  const quoting = createStore<QuoteState>({ _tag: 'None' })
  const step = createStore<SwapStep>({ _tag: 'Editing' })
  const isPreparing = createStore(false)
  /** Accounts whose wallet refused approval and swap in one prompt. */
  const oneByOne = new Set<string>()
  const watched = makeWatchedSwap({ ...deps, form, quoting, step, isPreparing, ended })
  const { quotes, quoteAgain, withPrices } = watched
  const steps = makeSwapSteps({
    ...deps,
    step,
    quoting,
    isPreparing,
    ended,
    renewing: quotes.work,
    prepare: makePrepareSwap({
      ...deps,
      ended,
      quoteAgain,
      withPrices,
      takesBatches: (quote) => (oneByOne.has(placeOf(quote)) ? TE.right(false) : deps.takesBatches(quote)),
    }),
    batchRefused: (quote) => oneByOne.add(placeOf(quote)),
    isStillHere: ({ account, network }) => isHere(deps.here.value, { address: account, network }),
  })
  const following = perAccount(
    deps.here,
    () => {
      steps.move()
      // The form belonged to another account.
      form.set(EMPTY_SWAP)
      // Without subscribers, no other code resets the quote.
      quoting.set({ _tag: 'None' })
    },
    () => watched.work,
  )
  const state = following.watched(watched.state)
  const change = (next: (before: SwapForm) => SwapForm): void => steps.change(() => form.update(next))
  return {
    state,
    step: readOnly(step),
    retry: watched.again,
    setApproval: steps.setApproval,
    acceptChange: steps.acceptChange,
    revoke: steps.revoke,
    edit: steps.edit,
    choose: (side, tokenId) => change((before) => choosing(before, side, tokenId)),
    setAmount: (amount) => change((before) => ({ ...before, amount: toAmountEntry(amount) })),
    flip: () => {
      const { value } = quoting
      const cameOut = value._tag === 'Quoted' ? inWhole(value.quote.get, value.quote.getUnits) : undefined
      change((before) => flipped(before, cameOut && amountInField(cameOut, deps.appearance.value.locale)))
    },
    review: steps.unlessUnderWay(async () => {
      const { value } = state
      if (value._tag !== 'Ready') return E.left(blockingError(value, watched.facts.value))
      if (value.quoting._tag === 'NotQuoted' && value.step._tag === 'NotPrepared') {
        const reviewed = steps.review(value.step.quote)()
        quotes.again()
        return reviewed
      }
      if (value.quoting._tag !== 'Quoted') return E.left(blockingError(value, watched.facts.value))
      const { quote } = value.quoting
      if (!watched.isAsked(quote)) return E.left({ _tag: 'SwapIncomplete' })
      return steps.review(quote)()
    }),
    confirm: steps.confirm,
    begin: () => {
      steps.edit()
      form.set(EMPTY_SWAP)
    },
    dispose: () => {
      ended.next()
      watched.following.unsubscribe()
      steps.dispose()
      following.dispose()
    },
  }
}
