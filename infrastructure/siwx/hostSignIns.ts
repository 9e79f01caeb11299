import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { TaskEither } from 'fp-ts/TaskEither'
import { defer, firstValueFrom, map, NEVER, Observable, race, type SchedulerLike, timer } from 'rxjs'
import type { SiwxAccount, SiwxConfig } from '../../application/api/siwx.js'
import type { SignIns } from '../../application/ports/siwx.js'
import { toChecksumAddress } from '../../domain/account/addresses/checksum.js'
import { isCurrent, isSessionOf, type SignInSession } from '../../domain/siwx/session.js'
import type { SignInAccount, SignInError } from '../../domain/siwx/signInState.js'
import { attempt } from '../shared/safeRead.js'
import { MessageCodec, SessionCodec } from './sessionCodec.js'

/** Longest that a site's function may take (ms). */
const ANSWER_MS = 10_000

const failed = (cause: unknown): SignInError => ({ _tag: 'SignInFailed', cause })

/** As the site is told of an account: on EVM with the checksum of its address. */
const told = ({ address, chainId }: Pick<SignInAccount, 'address' | 'chainId'>): SiwxAccount => ({
  accountAddress: chainId.startsWith('eip155:') ? toChecksumAddress(address) : address,
  chainId,
})

/** The newest of those that count. */
const newestOf = (sessions: readonly SignInSession[]): SignInSession | undefined =>
  [...sessions].sort((one, other) => (other.data.issuedAt ?? '').localeCompare(one.data.issuedAt ?? ''))[0]

/** A site's own sessions: whatever its functions do, each answers in time, by a value. */
export const makeHostSignIns = (config: SiwxConfig, scheduler: SchedulerLike): SignIns => {
  const ask =
    <A>(run: () => Promise<unknown>, codec: t.Decoder<unknown, A>, deadline = timer(ANSWER_MS, scheduler)) =>
    (): Promise<E.Either<SignInError, A>> =>
      firstValueFrom(
        race(
          defer(async () => {
            try {
              return pipe(
                codec.decode(await run()),
                E.mapLeft(() => failed('The answer is malformed')),
              )
            } catch (cause) {
              return E.left(failed(cause))
            }
          }),
          deadline.pipe(map(() => E.left(failed(new DOMException('', 'TimeoutError'))))),
        ),
      )
  const nothing = {
    decode: (): t.Validation<void> => t.success(undefined),
    name: 'nothing',
    validate: () => t.success(undefined),
  }
  const { signMessage } = config
  let adding: Promise<unknown> = Promise.resolve()
  /** Nothing that is still being added outlives a revocation. */
  const afterAdding =
    <A>(task: TaskEither<SignInError, A>): TaskEither<SignInError, A> =>
    async () => {
      await adding
      return task()
    }
  return {
    createMessage: (account) => ask(() => config.createMessage(told(account)), MessageCodec),
    // As long as the visitor takes.
    ...(signMessage && {
      signMessage: (account: SignInAccount, message: string): TaskEither<SignInError, string> =>
        ask(() => signMessage({ ...told(account), message }), t.string, NEVER),
    }),
    add: (session) => () => {
      const added = ask(() => config.addSession(session), nothing)()
      adding = Promise.all([adding, added])
      return added
    },
    find: (account) =>
      pipe(
        ask(() => config.getSessions(account.chainId, told(account).accountAddress), t.readonlyArray(SessionCodec)),
        (found) => async () =>
          E.map((sessions: readonly SignInSession[]) =>
            newestOf(
              sessions.filter(
                (each) => isSessionOf(each, account.chainId, account.address) && isCurrent(each, scheduler.now()),
              ),
            ),
          )(await found()),
      ),
    revoke: (account) =>
      afterAdding(ask(() => config.revokeSession(account.chainId, told(account).accountAddress), nothing)),
    revokeAll: afterAdding(ask(() => config.setSessions([]), nothing)),
    changes: new Observable((listener) => {
      const end = attempt(() => config.onChange?.(() => listener.next(undefined)), undefined)
      // What a site gave may be no function.
      return () => attempt(() => end?.(), undefined)
    }),
    isRequired: () => attempt(() => config.getRequired?.() === true, false),
    signsOutOnDisconnect: config.signOutOnDisconnect !== false,
  }
}
