import * as TE from 'fp-ts/TaskEither'
import type { SupportedChainsApi } from '../../application/ports/blockchainApi.js'

type Answer = SupportedChainsApi['supportedChains']

export interface FakeSupportedChainsApi extends SupportedChainsApi {
  /** How often it was asked. */
  readonly asked: number
  readonly answerWith: (answer: Answer) => void
}

/** Answers as told, at first that Ethereum is served over HTTP. */
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
