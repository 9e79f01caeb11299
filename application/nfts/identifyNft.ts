import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import { type AccountHere, isHere } from '../../domain/account/accountHere.js'
import type { Nft, NftToken } from '../../domain/nfts/nft.js'
import { whichReceived } from '../../domain/nfts/receivedNft.js'
import { inTime } from '../kernel/inTime.js'
import type { Readable } from '../kernel/store.js'
import type { AssetDiscovery } from '../ports/assetDiscovery.js'

/** A host's own adapter may have no deadline. */
const LONGEST_LOOK_MS = 15_000

/** If more transactions match, they are not all looked up. */
const MOST_TRANSACTIONS = 5

/**
 * Asks the chain for the token id of an NFT of the active account, by the transactions that transferred it. `undefined`
 * if that is ambiguous, or if another account is active by then.
 */
export const makeIdentifyNft =
  ({
    here,
    discovery,
    scheduler,
  }: {
    readonly here: Pick<Readable<AccountHere>, 'value'>
    readonly discovery: Pick<AssetDiscovery, 'received'>
    readonly scheduler: SchedulerLike
  }) =>
  async (nft: Nft): Promise<NftToken | undefined> => {
    const { value: owner } = here
    const { broughtBy = [] } = nft
    if (broughtBy.length > MOST_TRANSACTIONS || owner._tag !== 'Here' || owner.namespace !== 'eip155') return undefined
    const received = TE.sequenceArray(broughtBy.map((hash) => discovery.received(owner.network, owner.address, hash)))
    const answer = await inTime({ scheduler }, LONGEST_LOOK_MS, received)()
    return E.isRight(answer) && isHere(here.value, owner) ? whichReceived(nft, answer.right) : undefined
  }
