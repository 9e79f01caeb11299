import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import { cached } from '../../application/kernel/cached.js'
import type { ChainRpc } from '../../application/ports/chainRpc.js'
import type { Names } from '../../application/ports/names.js'
import { type EvmAddress, parseEvmAddress } from '../../domain/account/addresses/evm.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { NameError } from '../../domain/names/nameError.js'
import { addressOn, coinTypesOf, ETHER, isServedName, type NameRecord } from '../../domain/names/nameRecord.js'
import type { Network } from '../../domain/network/network.js'
import { type Answer, makeConfirmedNameOf, nothing, orNothing } from './confirmedNames.js'
import { makeNormalise } from './normalise.js'
import { type Ens, makeEns } from './universalResolver.js'

export interface NamesDeps {
  /** Record of a name in the blockchain API; `NotConfigured` without one. A new `attempt` bypasses the cache. */
  readonly recordOf: (query: {
    readonly name: string
    readonly attempt: number
  }) => TE.TaskEither<RemoteError, NameRecord | undefined>
  /** Names of an address, according to the blockchain API. */
  readonly namesOf: (address: string) => TE.TaskEither<RemoteError, readonly string[]>
  readonly chainRpc: Pick<ChainRpc, 'request'>
  /** Networks of the page. */
  readonly networks: readonly Network[]
  readonly scheduler: SchedulerLike
}

const NOT_CONFIGURED: NameError = { _tag: 'NotConfigured' }

const NO_ENS: Ens = { addressOf: () => TE.left(NOT_CONFIGURED), nameOf: () => TE.left(NOT_CONFIGURED) }

interface CoinQuery {
  readonly name: string
  readonly coinType: number
  readonly attempt: number
}

/** Caches answers for 5 minutes (S9-02). Does not block after failures: the endpoints have their own retries. */
const cachedEns = (ens: Ens, scheduler: SchedulerLike) => {
  const kept = {
    ttlMs: 300_000,
    retryBlockMs: 0,
    scheduler,
    blocked: (retryAt: number): NameError => ({ _tag: 'RetryBlocked', retryAt }),
  }
  return {
    addressOf: cached(({ name, coinType }: CoinQuery) => ens.addressOf(name, coinType), {
      ...kept,
      key: ({ name, coinType, attempt }) => `${attempt} ${coinType} ${name}`,
    }),
    nameOf: cached(ens.nameOf, { ...kept, key: (address) => address }),
  }
}

/**
 * Asks the blockchain API for names in its zones, and ENS for all others, and for names that the API does not know, if
 * Ethereum is a network of the page. An API failure is returned rather than falling back to ENS, which may have another
 * address for the name.
 */
export const openNames = ({ recordOf, namesOf, chainRpc, networks, scheduler }: NamesDeps): Names => {
  // Without Ethereum, the page has not allowed an Ethereum node, so no receiver's name is sent to one.
  const ethereum = networks.find(({ caipNetworkId }) => caipNetworkId === 'eip155:1')
  const ens = cachedEns(ethereum === undefined ? NO_ENS : makeEns({ chainRpc, ethereum }), scheduler)
  const normalise = makeNormalise()
  /** Number of forced refreshes per name, part of the cache keys: later queries use the refreshed answer. */
  const attempts = new Map<string, number>()
  const attemptAt = (name: string): number => attempts.get(name) ?? 0
  const recordNow = (name: string) => recordOf({ name, attempt: attemptAt(name) })

  const servedAddress = (name: string, network: Network): Answer<EvmAddress> =>
    isServedName(name)
      ? pipe(
          recordNow(name),
          TE.flatMapEither((record): E.Either<NameError, EvmAddress | undefined> =>
            record === undefined ? E.right(undefined) : addressOn(record, network),
          ),
        )
      : TE.left(NOT_CONFIGURED)

  const ensAddress = (name: string, [coinType, ...others]: readonly number[]): Answer<EvmAddress> =>
    // A name without a dot is a zone; its owner is no account.
    coinType === undefined || !name.includes('.')
      ? nothing
      : pipe(
          ens.addressOf({ name, coinType, attempt: attemptAt(name) }),
          TE.flatMap((address) => (address === undefined ? ensAddress(name, others) : TE.right(address))),
        )

  const addressOf = (name: string, network: Network): Answer<EvmAddress> => {
    const onEns = ensAddress(name, coinTypesOf(network))
    return async () => {
      const served = await servedAddress(name, network)()
      if (E.isLeft(served)) return served.left._tag === 'NotConfigured' ? onEns() : served
      return served.right === undefined ? orNothing(onEns)() : served
    }
  }

  const nameOf = makeConfirmedNameOf({
    recordOf: recordNow,
    namesOf,
    normalise,
    saidNameOf: ens.nameOf,
    etherAddressOf: (name) => ensAddress(name, [ETHER]),
  })

  return {
    resolve: (name, network, { fresh = false } = {}) =>
      network.chainNamespace !== 'eip155'
        ? TE.left(NOT_CONFIGURED)
        : pipe(
            normalise(name),
            TE.flatMap((normal) => {
              if (fresh) attempts.set(normal, attemptAt(normal) + 1)
              return addressOf(normal, network)
            }),
            TE.filterOrElse(
              (address): address is EvmAddress => address !== undefined,
              (): NameError => ({ _tag: 'NameNotFound' }),
            ),
          ),
    nameOf: (address) => {
      const own = parseEvmAddress(address)
      return E.isRight(own) ? nameOf(own.right) : nothing
    },
  }
}
