import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { defer, firstValueFrom, map, race, timer } from 'rxjs'
import { historyTarget, isSameTarget } from '../../domain/activity/historyTarget.js'
import type { Nft, NftToken } from '../../domain/nfts/nft.js'
import { whichReceived } from '../../domain/nfts/receivedNft.js'
import type { FollowHistoryDeps } from '../kernel/followHistory.js'
import type { AssetDiscovery, NotTold } from '../ports/assetDiscovery.js'

/** An adapter of the host may have no deadline. */
const LONGEST_LOOK_MS = 15_000

/** More often, what looks the same has come: nobody is asked about all of that. */
const MOST_TRANSACTIONS = 5

/**
 * Asks the chain which one an NFT of the active account is, by the transactions that brought it. `undefined` where
 * that leaves it open, and where another account is active by then.
 */
export const makeIdentifyNft = ({
  account,
  network,
  discovery,
  scheduler,
}: FollowHistoryDeps & { readonly discovery: Pick<AssetDiscovery, 'received'> }) => {
  const target = () => historyTarget(account.value, network.value.active)
  return async (nft: Nft): Promise<NftToken | undefined> => {
    const of = target()
    const { active } = network.value
    const { broughtBy = [] } = nft
    if (broughtBy.length > MOST_TRANSACTIONS || of._tag !== 'Account' || active._tag !== 'Configured') return undefined
    const asked = TE.sequenceArray(broughtBy.map((hash) => discovery.received(active.network, of.address, hash)))
    const tooLate = timer(LONGEST_LOOK_MS, scheduler).pipe(map(() => E.left<NotTold>({ _tag: 'NotTold' })))
    const answer = await firstValueFrom(race(defer(asked), tooLate))
    return E.isRight(answer) && isSameTarget(of, target()) ? whichReceived(nft, answer.right) : undefined
  }
}
