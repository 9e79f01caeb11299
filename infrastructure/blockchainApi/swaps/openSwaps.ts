import { identity, pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { SupportedChainsApi } from '../../../application/ports/blockchainApi.js'
import type { PriceApi, SwapApi } from '../../../application/ports/swapApi.js'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import type { SwapApiError } from '../../../domain/swap/swapError.js'
import { openQuestion, type QuestionDeps } from '../question.js'
import { buildApproveQuestion } from './buildApprove.js'
import { buildTransactionQuestion } from './buildTransaction.js'
import { fungiblePriceQuestion } from './fungiblePrice.js'
import { gasPriceQuestion } from './gasPrice.js'
import type { Refusable } from './refusals.js'
import { swapAllowanceQuestion } from './swapAllowance.js'
import { swapQuotesQuestion } from './swapQuotes.js'
import { swapTokensQuestion } from './swapTokens.js'

export interface SwapsDeps extends QuestionDeps {
  readonly chains: SupportedChainsApi
  /** Sent in POST bodies; absent if the page has its own server. */
  readonly projectId: string | undefined
}

export interface Swaps extends SwapApi, PriceApi {}

const refused = <A>(answer: TaskEither<RemoteError, Refusable<A>>): TaskEither<SwapApiError, A> =>
  pipe(answer, TE.mapLeft<RemoteError, SwapApiError>(identity), TE.flatMapEither(identity))

/** Opens the swap questions, each behind the gate of wire reference 2.B.0. */
export const openSwaps = ({ chains, projectId, ...deps }: SwapsDeps): Swaps => {
  const quotes = openQuestion(swapQuotesQuestion, deps)
  const tokens = openQuestion(swapTokensQuestion, deps)
  const allowance = openQuestion(swapAllowanceQuestion, deps)
  const gasPrice = openQuestion(gasPriceQuestion, deps)
  const buildApprove = openQuestion(buildApproveQuestion, deps)
  const buildTransaction = openQuestion(buildTransactionQuestion(projectId), deps)
  const price = openQuestion(fungiblePriceQuestion(projectId), deps)
  /** Sends the query if the server lists the chain; returns `unserved` otherwise. */
  const on = <Failure, A>(
    chainId: CaipNetworkId,
    ask: TaskEither<Failure | RemoteError, A>,
    unserved: TaskEither<Failure | RemoteError, A>,
  ): TaskEither<Failure | RemoteError, A> =>
    pipe(
      chains.supportedChains,
      TE.flatMap(({ http }) => (http.has(chainId) ? ask : unserved)),
    )
  const unbuilt = TE.left<SwapApiError>({ _tag: 'SwapNotSupported' })
  return {
    quotes: (query) => on(query.chainId, refused(quotes(query)), TE.right([])),
    tokens: (chainId) => on(chainId, tokens(chainId), TE.right([])),
    allowance: (query) => on(query.chainId, allowance(query), TE.right(0n)),
    gasPrice: (chainId) =>
      on<SwapApiError, bigint>(chainId, gasPrice(chainId), TE.left({ _tag: 'GasPriceNotSupported' })),
    buildApprove: (query) => on(query.chainId, refused(buildApprove(query)), unbuilt),
    buildTransaction: (query) => on(query.chainId, refused(buildTransaction(query)), unbuilt),
    price: (query) => on(query.chainId, price(query), TE.right(undefined)),
  }
}
