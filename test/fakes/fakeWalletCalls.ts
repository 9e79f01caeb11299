import * as TE from 'fp-ts/TaskEither'
import type { AskWallet } from '../../application/ports/assetDiscovery.js'
import type { WalletCalls } from '../../application/ports/walletCalls.js'
import type { RequestError, WalletRequest } from '../../domain/connect/walletRequest.js'
import type { CallFate } from '../../domain/requests/proposal.js'

export interface FakeWalletCalls extends WalletCalls {
  /** The transfers to send. */
  readonly sent: readonly WalletRequest[]
  /** The ids of queried batches. */
  readonly asked: readonly string[]
  /** How the last request would reach the wallet. */
  readonly ask: () => AskWallet | undefined
  readonly sendWith: (answer: TE.TaskEither<RequestError, string>) => void
  readonly takeBatches: () => void
  readonly becomes: (answer: TE.TaskEither<RequestError, CallFate>) => void
}

/**
 * Returns the configured answers without asking the wallet: at first no support for calls or batches, and a pending
 * status.
 */
export const fakeWalletCalls = (): FakeWalletCalls => {
  const sent: WalletRequest[] = []
  const asked: string[] = []
  let ask: AskWallet | undefined
  let answer: TE.TaskEither<RequestError, string> = TE.left({
    _tag: 'RequestFailed',
    code: 4200,
    message: 'No calls',
    cause: undefined,
  })
  let takesBatches = false
  let fate: TE.TaskEither<RequestError, CallFate> = TE.right({ _tag: 'Sending' })
  return {
    send: (_network, requests, by) => () => {
      sent.push(...requests)
      ask = by
      return answer()
    },
    takesBatches: () => TE.right(takesBatches),
    fate: (id, by) => () => {
      asked.push(id)
      ask = by
      return fate()
    },
    sent,
    asked,
    ask: () => ask,
    sendWith: (next) => {
      answer = next
    },
    takeBatches: () => {
      takesBatches = true
    },
    becomes: (next) => {
      fate = next
    },
  }
}
