import * as TE from 'fp-ts/TaskEither'
import type {
  BuiltApproval,
  BuiltSwap,
  QuotedSwap,
  QuoteQuery,
  SwapApi,
  SwapQuery,
} from '../../application/ports/swapApi.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { SwapApiError } from '../../domain/swap/swapError.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { ListedToken } from '../../domain/swap/swapAssets.js'

type Asked<Name extends keyof SwapApi> = Parameters<SwapApi[Name]>[0]
type Answer<Name extends keyof SwapApi> = (query: Asked<Name>) => ReturnType<SwapApi[Name]>

export interface FakeSwapApi extends SwapApi {
  readonly askedForQuotes: readonly QuoteQuery[]
  readonly askedForTokens: readonly CaipNetworkId[]
  readonly askedForAllowances: readonly Asked<'allowance'>[]
  readonly askedForGasPrices: readonly CaipNetworkId[]
  readonly askedForApprovals: readonly SwapQuery[]
  readonly askedForTransactions: readonly Asked<'buildTransaction'>[]
  readonly quotesWith: (answer: Answer<'quotes'>) => void
  readonly tokensWith: (answer: Answer<'tokens'>) => void
  readonly allowanceWith: (answer: Answer<'allowance'>) => void
  readonly gasPriceWith: (answer: Answer<'gasPrice'>) => void
  readonly buildApproveWith: (answer: Answer<'buildApprove'>) => void
  readonly buildTransactionWith: (answer: Answer<'buildTransaction'>) => void
}

/** The default contract to call, and spender. */
export const FAKE_ROUTER = '0x111111125421cA6dc452d289314280a0f8842A65'

/** A query whose answer a test sets, with a record of its calls. */
const answering = <Query, Failure, A>(initial: (query: Query) => TE.TaskEither<Failure, A>) => {
  let answer = initial
  const asked: Query[] = []
  return {
    asked,
    ask:
      (query: Query): TE.TaskEither<Failure, A> =>
      () => {
        asked.push(query)
        return answer(query)()
      },
    answerWith: (next: (query: Query) => TE.TaskEither<Failure, A>): void => {
      answer = next
    },
  }
}

/**
 * Returns the configured answers: at first a rate of one for any two tokens, no tokens, no allowance, a gas price of 1
 * gwei, an unlimited approval of a router, and a call of that router without data.
 */
export const fakeSwapApi = (): FakeSwapApi => {
  const quotes = answering<QuoteQuery, SwapApiError, readonly QuotedSwap[]>(({ amount, from, to }) =>
    TE.right([{ fromAmount: amount, toAmount: amount, from, to }]),
  )
  const tokens = answering<CaipNetworkId, RemoteError, readonly ListedToken[]>(() => TE.right([]))
  const allowance = answering<Asked<'allowance'>, RemoteError, bigint>(() => TE.right(0n))
  const gasPrice = answering<CaipNetworkId, SwapApiError, bigint>(() => TE.right(1_000_000_000n))
  const buildApprove = answering<SwapQuery, SwapApiError, BuiltApproval>(() =>
    TE.right({ spender: FAKE_ROUTER, units: 2n ** 256n - 1n }),
  )
  const buildTransaction = answering<Asked<'buildTransaction'>, SwapApiError, BuiltSwap>(({ chainId, account }) =>
    TE.right({ chainId, from: account, to: FAKE_ROUTER, data: '0x' }),
  )
  return {
    quotes: quotes.ask,
    tokens: tokens.ask,
    allowance: allowance.ask,
    gasPrice: gasPrice.ask,
    buildApprove: buildApprove.ask,
    buildTransaction: buildTransaction.ask,
    askedForQuotes: quotes.asked,
    askedForTokens: tokens.asked,
    askedForAllowances: allowance.asked,
    askedForGasPrices: gasPrice.asked,
    askedForApprovals: buildApprove.asked,
    askedForTransactions: buildTransaction.asked,
    quotesWith: quotes.answerWith,
    tokensWith: tokens.answerWith,
    allowanceWith: allowance.answerWith,
    gasPriceWith: gasPrice.answerWith,
    buildApproveWith: buildApprove.answerWith,
    buildTransactionWith: buildTransaction.answerWith,
  }
}
