import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import {
  defer,
  firstValueFrom,
  map,
  type Observable,
  of,
  race,
  type SchedulerLike,
  startWith,
  Subject,
  switchMap,
  timer,
} from 'rxjs'
import { readReference } from '../../domain/send/assetId.js'
import { type TokenLookup, toSendable } from '../../domain/send/foundToken.js'
import type { Asset } from '../../domain/asset/asset.js'
import type { SendError } from '../../domain/send/sendError.js'
import type { SendPlace } from '../../domain/send/sendOrder.js'
import type { Store } from '../kernel/store.js'
import type { Transfers } from '../ports/transfers.js'

/** A host's own adapter may have no deadline. */
const LONGEST_LOOKUP_MS = 15_000

/** The sender and the network. */
type Sender = Pick<SendPlace, 'network' | 'from'>

const GONE: E.Either<SendError, never> = E.left({ _tag: 'TokenNeeded' })

/** Lookups on the chain of tokens and NFTs that are in no list (EVM only). */
export interface TokenLookups {
  /** `TokenNeeded` if the id leads to no contract, or if the sender's balance is zero. */
  readonly find: (id: string, sender: Sender, pictureUrl: string) => TaskEither<SendError, Asset>
  /** Looks up an id and stores the result. */
  readonly follow: (id: string, sender: Sender, pictureUrl: string) => void
  /** Stores a found asset, or that there is no lookup. */
  readonly put: (found: Asset | undefined) => void
  /** Stores that the asset with this id was not found. */
  readonly miss: (id: string) => void
  readonly dispose: () => void
}

const toLookup = (id: string, answer: E.Either<SendError, Asset>): TokenLookup =>
  E.isRight(answer) ? { _tag: 'Found', id, asset: answer.right } : { _tag: 'NotFound', id, error: answer.left }

export const makeTokenLookups = ({
  transfers,
  lookup,
  scheduler,
}: {
  readonly transfers: Transfers
  readonly lookup: Store<TokenLookup | undefined>
  readonly scheduler: SchedulerLike
}): TokenLookups => {
  const find: TokenLookups['find'] =
    (id, { network, from }, pictureUrl) =>
    async () => {
      const reference = readReference(id)
      if (reference === undefined || network.chainNamespace !== 'eip155') return GONE
      const asked = pipe(
        transfers.find(network, reference, from),
        TE.flatMapEither((found): E.Either<SendError, Asset> =>
          found.units === 0n ? GONE : E.right(toSendable(id, reference, found, pictureUrl)),
        ),
      )
      const tooLate = timer(LONGEST_LOOKUP_MS, scheduler).pipe(
        map(() => E.left<SendError>({ _tag: 'TimedOut', afterMs: LONGEST_LOOKUP_MS })),
      )
      return firstValueFrom(race(defer(asked), tooLate))
    }
  const lookups = new Subject<Observable<TokenLookup | undefined>>()
  const following = lookups.pipe(switchMap((next) => next)).subscribe(lookup.set)
  return {
    find,
    follow: (id, sender, pictureUrl) =>
      lookups.next(
        defer(find(id, sender, pictureUrl)).pipe(
          map((answer) => toLookup(id, answer)),
          startWith<TokenLookup>({ _tag: 'Asking', id }),
        ),
      ),
    put: (asset) => lookups.next(of(asset && { _tag: 'Found', id: asset.id, asset })),
    miss: (id) => lookups.next(of(toLookup(id, GONE))),
    dispose: () => following.unsubscribe(),
  }
}
