import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { ChainRpc, NodeError } from '../../application/ports/chainRpc.js'
import type { TokenHolding } from '../../domain/account/tokens.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { TransactionFate, TransactionQuery } from '../../domain/requests/transactionFate.js'
import type { WalletRequest } from '../../domain/connect/walletRequest.js'
import type { CaipNetworkId, Network } from '../../domain/network/network.js'

type Answer<A> = TE.TaskEither<RemoteError, A>

interface Question {
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
  /** Set if only data newer than this counts as an answer. */
  readonly since?: number
}

const toQuestion = ({ caipNetworkId }: Network, address: string, since = 0): Question => ({
  caipNetworkId,
  address,
  ...(since > 0 && { since }),
})

export interface FakeChainRpc extends ChainRpc {
  /** For native balances. */
  readonly asked: readonly Question[]
  readonly askedForTokens: readonly Question[]
  readonly askedForTransactions: readonly TransactionQuery[]
  /** For requests of the host. */
  readonly requests: readonly (WalletRequest & { readonly at: CaipNetworkId })[]
  readonly answerRequestsWith: (answer: TE.TaskEither<NodeError, unknown>) => void
  readonly settle: (answer: Answer<TransactionFate>) => void
  readonly answerWith: (answer: Answer<bigint>) => void
  readonly answerTokensWith: (answer: Answer<readonly TokenHolding[]>) => void
}

/** Returns the configured answers, at first a zero balance and no tokens. */
export const fakeChainRpc = (initial: Answer<bigint> = TE.right(0n)): FakeChainRpc => {
  let answer = initial
  let answerTokens: Answer<readonly TokenHolding[]> = TE.right([])
  let answerFate: Answer<TransactionFate> = TE.right({ _tag: 'Unknown' })
  let answerRequest: TE.TaskEither<NodeError, unknown> = TE.right('0x1')
  const requests: (WalletRequest & { readonly at: CaipNetworkId })[] = []
  const askedForTransactions: TransactionQuery[] = []
  const asked: Question[] = []
  const askedForTokens: Question[] = []
  return {
    nativeBalance:
      (...of) =>
      () => {
        asked.push(toQuestion(...of))
        return answer()
      },
    tokens:
      (...of) =>
      () => {
        askedForTokens.push(toQuestion(...of))
        return answerTokens()
      },
    transactionFate: (_network, query) => async () => {
      if (!/^\w{64,}$/.test(query.id)) return E.left({ _tag: 'Malformed', detail: 'id' })
      askedForTransactions.push(query)
      return answerFate()
    },
    request:
      ({ caipNetworkId }, request) =>
      () => {
        requests.push({ ...request, at: caipNetworkId })
        return answerRequest()
      },
    requests,
    answerRequestsWith: (next) => {
      answerRequest = next
    },
    askedForTransactions,
    settle: (next) => {
      answerFate = next
    },
    asked,
    askedForTokens,
    answerWith: (next) => {
      answer = next
    },
    answerTokensWith: (next) => {
      answerTokens = next
    },
  }
}
