import * as TE from 'fp-ts/TaskEither'
import type { SupportedChainsApi } from '../../application/ports/blockchainApi.js'

type Answer = SupportedChainsApi['supportedChains']

export interface FakeSupportedChainsApi extends SupportedChainsApi {
  /** Number of queries. */
  readonly asked: number
  readonly answerWith: (answer: Answer) => void
}

/** Returns the configured answer, at first Ethereum over HTTP. */
export const fakeSupportedChainsApi = (
  initial: Answer = TE.right({ http: new Set(['eip155:1']), ws: new Set<string>() }),
): FakeSupportedChainsApi => {
  let answer = initial
  let asked = 0
  return {
    supportedChains: () => {
      asked += 1
      return answer()
    },
    get asked() {
      return asked
    },
    answerWith: (next) => {
      answer = next
    },
  }
}
