import * as E from 'fp-ts/Either'
import { defer, merge, type Observable, type Subscription } from 'rxjs'
import type { AccountHere } from '../../domain/account/accountHere.js'
import type { AccountState } from '../../domain/account/accountState.js'
import type { SwapForm } from '../../domain/swap/swapForm.js'
import { isSameOrder, type SwapQuote } from '../../domain/swap/swapQuote.js'
import type { Asset } from '../../domain/asset/asset.js'
import type { BaseAppearance } from '../api/options.js'
import { combine, combineRecord, select } from '../kernel/derive.js'
import { createStore, type Readable, type Store } from '../kernel/store.js'
import type { PriceApi, SwapApi } from '../ports/swapApi.js'
import { type AskQuote, makeAskQuote, type QuoteRequest } from './askQuote.js'
import type { InTimeDeps } from '../kernel/inTime.js'
import { makeQuoting, type Quoting } from './quoting.js'
import { isUnderWay } from '../../domain/payment/paymentPhase.js'
import { type QuoteState, swapPhase, type SwapState, type SwapStep } from '../../domain/swap/swapState.js'
import { makeTokenFacts, type TokenFacts } from './tokenFacts.js'
import { type SwapFacts, swapNetworkOf, toSwapState } from './toSwapState.js'

export interface WatchedSwapDeps extends InTimeDeps {
  readonly here: Readable<AccountHere>
  readonly account: Readable<AccountState>
  /** Requests the tokens of the active account. */
  readonly refresh: () => void
  readonly appearance: Readable<BaseAppearance>
  /** Whether the page is visible. */
  readonly visible: Readable<boolean>
  readonly swapApi: Pick<SwapApi, 'quotes' | 'tokens' | 'gasPrice'>
  readonly priceApi: PriceApi
  /** ISO 4217 code in lower case. */
  readonly currency: string
  readonly form: Store<SwapForm>
  readonly quoting: Store<QuoteState>
  readonly step: Readable<SwapStep>
  /** Whether a swap is being prepared: its quote is not renewed meanwhile. */
  readonly isPreparing: Readable<boolean>
}

/** The state of swapping, and the requests that run while it has subscribers. */
export interface WatchedSwap {
  readonly state: Readable<SwapState>
  /** The requests for an account while the state has subscribers. */
  readonly work: Observable<never>
  readonly quotes: Quoting
  /** Whether a quote matches the form's current request. */
  readonly isAsked: (quote: SwapQuote) => boolean
  /** Requests a current quote for the same order. */
  readonly quoteAgain: (quote: SwapQuote) => ReturnType<AskQuote>
  /** The same quote with the prices of its tokens, if known. */
  readonly withPrices: (quote: SwapQuote) => () => Promise<E.Either<never, SwapQuote>>
  readonly facts: Readable<TokenFacts>
  /** Requests the tokens, the prices and the quote again. */
  readonly again: () => void
  readonly following: Subscription
}

/** New prices and balances do not change the input amount once a preview is shown. */
const amountOf = ({ checked, step }: Extract<SwapState, { readonly _tag: 'Ready' }>): bigint | undefined => {
  if ('quote' in step) return step.quote.payUnits
  return E.isRight(checked.amount) ? checked.amount.right : undefined
}

/** The quote request for the current form. */
const requestOf = (state: SwapState, gasPrice: bigint): QuoteRequest | undefined => {
  if (state._tag !== 'Ready') return undefined
  const { network, account, checked } = state
  const { pay, get } = checked
  const payUnits = amountOf(state)
  if (pay === undefined || get === undefined || payUnits === undefined) return undefined
  return { network, account, pay, get, payUnits, gasPrice }
}

/** The tokens that a form has chosen. */
const chosenIn = (state: SwapState): readonly Asset[] =>
  state._tag === 'Ready' ? [state.checked.pay, state.checked.get].filter((token) => token !== undefined) : []

export const makeWatchedSwap = (deps: WatchedSwapDeps): WatchedSwap => {
  const { here, account, appearance, form, quoting, step, scheduler } = deps
  // A store breaks the cycle: the facts depend on the chosen tokens, and reading the form depends on the facts.
  const chosen = createStore<readonly Asset[]>([])
  const facts = makeTokenFacts({ ...deps, network: select(here, swapNetworkOf), chosen })
  const known = select(
    combineRecord<SwapFacts>({
      here,
      account,
      appearance,
      form,
      known: facts.facts,
      quoting,
      step,
    }),
    toSwapState,
  )
  const request = combine(known, facts.facts, (state, { gasPrice }) =>
    requestOf(state, gasPrice?._tag === 'Right' ? gasPrice.right : 0n),
  )
  const askQuote = makeAskQuote(deps)
  const mayRenew = combine(
    combine(deps.visible, deps.isPreparing, (isSeen, isBusy) => isSeen && !isBusy),
    step,
    (mayAsk, now) => mayAsk && !isUnderWay(swapPhase(now)) && now._tag !== 'Sent' && now._tag !== 'NotPrepared',
  )
  const quotes = makeQuoting({ quoting, request, askQuote, mayRenew, scheduler })
  return {
    quotes,
    facts: facts.facts,
    state: known,
    work: defer(() => {
      deps.refresh()
      return merge(facts.work, quotes.work)
    }),
    isAsked: (quote) => request.value !== undefined && isSameOrder(quote, request.value),
    quoteAgain: (quote) => askQuote({ ...quote, gasPrice: request.value?.gasPrice ?? 0n }),
    withPrices: (quote) => async () => {
      const { network: at, pay, get } = quote
      const [paid, got] = await Promise.all([facts.priceOf(at, pay)(), facts.priceOf(at, get)()])
      const priced = (token: Asset, answer: E.Either<never, number | undefined>): Asset =>
        E.isRight(answer) && answer.right !== undefined ? { ...token, price: answer.right } : token
      return E.right({ ...quote, pay: priced(pay, paid), get: priced(get, got) })
    },
    again: () => {
      facts.again()
      quotes.again()
    },
    following: select(known, chosenIn).changes.subscribe(chosen.set),
  }
}
