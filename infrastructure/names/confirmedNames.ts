import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { EvmAddress } from '../../domain/account/addresses/evm.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { NameError } from '../../domain/names/nameError.js'
import { isServedName, leadsOnlyTo, type NameRecord } from '../../domain/names/nameRecord.js'
import { isSpelt, type Normalise } from './normalise.js'

/** What there is of it, or nothing. */
export type Answer<A> = TE.TaskEither<NameError, A | undefined>

export const nothing: Answer<never> = TE.right(undefined)

/** Nobody can be asked: then it is not there. */
export const orNothing = <A>(answer: Answer<A>): Answer<A> =>
  pipe(
    answer,
    TE.orElse((error) => (error._tag === 'NotConfigured' ? nothing : TE.left(error))),
  )

interface ConfirmedNamesDeps {
  readonly recordOf: (name: string) => TE.TaskEither<RemoteError, NameRecord | undefined>
  readonly namesOf: (address: string) => TE.TaskEither<RemoteError, readonly string[]>
  /** The name that the owner of an address gave it on ENS. */
  readonly saidNameOf: (address: EvmAddress) => Answer<string>
  readonly etherAddressOf: (name: string) => Answer<EvmAddress>
  readonly normalise: Normalise
}

/** More names of one address than anybody looks at. */
const MOST_NAMES = 3

/** The name of an address, of those that are said to be its, if it leads back (S-09). */
export const makeConfirmedNameOf = ({
  recordOf,
  namesOf,
  saidNameOf,
  etherAddressOf,
  normalise,
}: ConfirmedNamesDeps) => {
  const isShown = isSpelt(normalise)
  const ifLeadsBack = (name: string, leadsBack: TE.TaskEither<NameError, boolean>): Answer<string> =>
    pipe(
      isShown(name),
      TE.flatMap((shown) => (shown ? leadsBack : TE.right(false))),
      TE.map((confirmed) => (confirmed ? name : undefined)),
    )

  const firstServedOf = (address: EvmAddress, [name, ...others]: readonly string[]): Answer<string> => {
    if (name === undefined) return nothing
    const record: Answer<NameRecord> = isServedName(name) ? recordOf(name) : nothing
    return pipe(
      ifLeadsBack(
        name,
        pipe(
          record,
          TE.map((found) => found !== undefined && leadsOnlyTo(found, address)),
        ),
      ),
      TE.flatMap((found) => (found === undefined ? firstServedOf(address, others) : TE.right(found))),
    )
  }

  const ensNameOf = (address: EvmAddress): Answer<string> =>
    pipe(
      saidNameOf(address),
      TE.flatMap((name) =>
        name === undefined
          ? nothing
          : ifLeadsBack(
              name,
              pipe(
                etherAddressOf(name),
                TE.map((found) => found === address),
              ),
            ),
      ),
    )

  const servedNameOf = (address: EvmAddress): Answer<string> =>
    pipe(
      namesOf(address),
      TE.flatMap((names) => firstServedOf(address, names.slice(0, MOST_NAMES))),
    )

  /** Either may have a name that the other knows nothing of: a failure of one is told only where both have none. */
  return (address: EvmAddress): Answer<string> =>
    async () => {
      const first = await servedNameOf(address)()
      if (E.isRight(first) && first.right !== undefined) return first
      const second = await ensNameOf(address)()
      if (E.isRight(second) && second.right !== undefined) return second
      if (E.isRight(first)) return orNothing(async () => second)()
      return first.left._tag === 'NotConfigured' ? second : first
    }
}
