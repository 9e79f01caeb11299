import * as TE from 'fp-ts/TaskEither'
import type { AssetDiscovery, NotTold } from '../../application/ports/assetDiscovery.js'
import type { AccountOnNetwork } from '../../domain/activity/historyTarget.js'
import type { Nft } from '../../domain/nfts/nft.js'

type Answer = TE.TaskEither<NotTold, readonly Nft[]>

export interface FakeAssetDiscovery extends AssetDiscovery {
  readonly asked: readonly AccountOnNetwork[]
  readonly answerWith: (answer: Answer) => void
}

/** Answers as told without asking the wallet, at first that it does not tell. */
export const fakeAssetDiscovery = (initial: Answer = TE.left({ _tag: 'NotTold' })): FakeAssetDiscovery => {
  let answer = initial
  const asked: AccountOnNetwork[] = []
  return {
    nfts: (of) => () => {
      asked.push(of)
      return answer()
    },
    asked,
    answerWith: (next) => {
      answer = next
    },
  }
}
