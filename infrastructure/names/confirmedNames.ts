import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { EvmAddress } from '../../domain/account/addresses/evm.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { NameError } from '../../domain/names/nameError.js'
import { isServedName, leadsOnlyTo, type NameRecord } from '../../domain/names/nameRecord.js'
import { isSpelt, type Normalise } from './normalise.js'

/** The answer; `undefined` if there is no such name. */
export type Answer<A> = TE.TaskEither<NameError, A | undefined>

export const nothing: Answer<never> = TE.right(undefined)

/** Maps `NotConfigured` to "no such name". */
export const orNothing = <A>(answer: Answer<A>): Answer<A> =>
  pipe(
    answer,
    TE.orElse((error) => (error._tag === 'NotConfigured' ? nothing : TE.left(error))),
  )

interface ConfirmedNamesDeps {
  readonly recordOf: (name: string) => TE.TaskEither<RemoteError, NameRecord | undefined>
  readonly namesOf: (address: string) => TE.TaskEither<RemoteError, readonly string[]>
  /** The primary name that the owner of an address set on ENS. */
  readonly saidNameOf: (address: EvmAddress) => Answer<string>
  readonly etherAddressOf: (name: string) => Answer<EvmAddress>
  readonly normalise: Normalise
}

/** Limit of names checked per address. */
const MOST_NAMES = 3

/** A name of an address counts only if it resolves back to the address (S-09). */
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

  /** Either source may have a name that the other lacks: a failure counts only if both have none. */
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
