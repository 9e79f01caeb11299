import * as TE from 'fp-ts/TaskEither'
import type { ChainRpc } from '../../application/ports/ChainRpc.js'
import type { RemoteError } from '../../domain/errors/RemoteError.js'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'

type Answer = TE.TaskEither<RemoteError, bigint>

export interface FakeChainRpc extends ChainRpc {
  readonly asked: readonly { readonly caipNetworkId: CaipNetworkId; readonly address: string }[]
  readonly answerWith: (answer: Answer) => void
}

/** Answers as told, at first a balance of nothing. */
export const fakeChainRpc = (initial: Answer = TE.right(0n)): FakeChainRpc => {
  let answer = initial
  const asked: { readonly caipNetworkId: CaipNetworkId; readonly address: string }[] = []
  return {
    nativeBalance: ({ caipNetworkId }, address) => () => {
      asked.push({ caipNetworkId, address })
      return answer()
    },
    asked,
    answerWith: (next) => {
      answer = next
    },
  }
}
