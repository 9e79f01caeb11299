import * as TE from 'fp-ts/TaskEither'
import type { AssetDiscovery, NotTold } from '../../application/ports/assetDiscovery.js'
import type { AccountOnNetwork } from '../../domain/activity/historyTarget.js'
import type { Nft, NftToken } from '../../domain/nfts/nft.js'

type Answer = TE.TaskEither<NotTold, readonly Nft[]>

export interface FakeAssetDiscovery extends AssetDiscovery {
  readonly asked: readonly AccountOnNetwork[]
  /** Hashes of queried transactions. */
  readonly looked: readonly string[]
  readonly receivedWith: (answer: TE.TaskEither<NotTold, readonly NftToken[]>) => void
  readonly answerWith: (answer: Answer) => void
}

/** Returns the configured answer without asking the wallet, NotTold at first, as do chains. */
export const fakeAssetDiscovery = (initial: Answer = TE.left({ _tag: 'NotTold' })): FakeAssetDiscovery => {
  let answer = initial
  const asked: AccountOnNetwork[] = []
  let received: TE.TaskEither<NotTold, readonly NftToken[]> = TE.left({ _tag: 'NotTold' })
  const looked: string[] = []
  return {
    received: (_network, _owner, hash) => () => {
      looked.push(hash)
      return received()
    },
    looked,
    receivedWith: (next) => {
      received = next
    },
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
