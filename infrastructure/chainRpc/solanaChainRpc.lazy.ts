import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import { isSolanaKey, isSolanaSignature } from '../../domain/account/addresses/solana.js'
import type { RemoteError } from '../../domain/errors/RemoteError.js'
import { askEndpoints } from './askEndpoints.js'
import { CONFIRMED } from './CONFIRMED.js'
import type { OpenReader } from './OpenReader.js'
import { sumOfMints } from './sumOfMints.js'
import { TokenAccounts } from './TokenAccounts.js'
import { TOKEN_PROGRAMS } from './TOKEN_PROGRAMS.js'
import { toRemoteError } from './toRemoteError.js'
import { tryPromise } from '../shared/tryPromise.js'
import { U64 } from './U64.js'

const Balance = t.type({ value: U64 })

/** `err` is there for those that failed on the chain. */
const Status = t.intersection([
  t.type({ err: t.unknown }),
  t.partial({ confirmationStatus: t.union([t.string, t.null]) }),
])
const Statuses = t.type({ value: t.readonlyArray(t.union([t.null, Status])) })

const isOver = (status: t.TypeOf<typeof Statuses>['value'][number]): boolean =>
  status !== null && (status.confirmationStatus === 'confirmed' || status.confirmationStatus === 'finalized')

/** Reads one Solana chain through its endpoints. */
export const openSolanaReader: OpenReader = (deps) => {
  const endpoints = askEndpoints(deps)
  if (endpoints === undefined) return undefined
  const { ask, dispose } = endpoints
  const read = <A>(address: string, question: () => Promise<A>): TE.TaskEither<RemoteError, A> =>
    isSolanaKey(address) ? tryPromise(question, toRemoteError) : TE.left({ _tag: 'Malformed', detail: 'address' })
  return {
    balance: (address) => read(address, async () => (await ask(Balance, 'getBalance', [address, CONFIRMED])).value),
    tokens: (address) =>
      pipe(
        read(address, () =>
          Promise.all(
            TOKEN_PROGRAMS.map((programId) =>
              ask(TokenAccounts, 'getTokenAccountsByOwner', [
                address,
                { programId },
                { ...CONFIRMED, encoding: 'jsonParsed' },
              ]),
            ),
          ),
        ),
        TE.map((programs) => sumOfMints(programs.flatMap(({ value }) => value))),
      ),
    isSettled: (id) =>
      isSolanaSignature(id)
        ? tryPromise(
            async () => (await ask(Statuses, 'getSignatureStatuses', [[id]])).value.some(isOver),
            toRemoteError,
          )
        : TE.left({ _tag: 'Malformed', detail: 'signature' }),
    dispose,
  }
}
