import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import * as TE from 'fp-ts/TaskEither'
import { defer, firstValueFrom, map, NEVER, Observable, race, type SchedulerLike, timer } from 'rxjs'
import type { SiwxAccount, SiwxConfig } from '../../application/api/siwx.js'
import type { SignIns } from '../../application/ports/siwx.js'
import { toChecksumAddress } from '../../domain/account/addresses/checksum.js'
import { grantsOf } from '../../domain/siwx/recap.js'
import { isCurrent, isSessionOf, type SignInSession } from '../../domain/siwx/session.js'
import type { SignInMessage } from '../../domain/siwx/signInMessage.js'
import type { SignInAccount, SignInError } from '../../domain/siwx/signInState.js'
import { grantsUnsaid, readRecapUri } from '../http/codecs/recapUri.js'
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

/** What nobody can read in words is not signed (S-18). */
const readable = (message: SignInMessage): E.Either<SignInError, SignInMessage> =>
  grantsUnsaid(message) ? E.left({ _tag: 'SignInRefused', reason: 'Recap' }) : E.right(message)

/** The newest of those that count. */
const newestOf = (sessions: readonly SignInSession[]): SignInSession | undefined =>
  [...sessions].sort((one, other) => (other.data.issuedAt ?? '').localeCompare(one.data.issuedAt ?? ''))[0]

/** Who may stay is no question to get wrong: what is no clear no, such as a promise or an error, is a yes. */
const isRequiredBy = (config: SiwxConfig): boolean => {
  const said: unknown = config.getRequired?.()
  return config.getRequired !== undefined && said !== false
}

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
  /** For what has no answer: whatever a site gives back is nothing. */
  const tell = (run: () => Promise<unknown>): TE.TaskEither<SignInError, void> =>
    pipe(
      ask(run, t.unknown),
      TE.map(() => undefined),
    )
  const { signMessage } = config
  let adding: Promise<unknown> = Promise.resolve()
  const addingBy =
    (task: TE.TaskEither<SignInError, void>): TE.TaskEither<SignInError, void> =>
    () => {
      const added = task()
      adding = Promise.all([adding, added])
      return added
    }
  /** Nothing that is still being added outlives what comes after it: a revocation, or those that take its place. */
  const afterAdding =
    (task: TE.TaskEither<SignInError, void>): TE.TaskEither<SignInError, void> =>
    async () => {
      await adding
      return task()
    }
  return {
    createMessage: (account) =>
      pipe(
        ask(() => config.createMessage(told(account)), MessageCodec),
        (made) => async () => E.flatMap(readable)(await made()),
      ),
    grantsOf: ({ resources = [] }) => grantsOf(resources, readRecapUri(resources.at(-1) ?? '')),
    // As long as the visitor takes.
    ...(signMessage && {
      signMessage: (account: SignInAccount, message: string): TE.TaskEither<SignInError, string> =>
        ask(() => signMessage({ ...told(account), message }), t.string, NEVER),
    }),
    add: (session) => addingBy(tell(() => config.addSession(session))),
    replaceAll: (sessions) => addingBy(afterAdding(tell(() => config.setSessions(sessions)))),
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
    revoke: (account) => afterAdding(tell(() => config.revokeSession(account.chainId, told(account).accountAddress))),
    revokeAll: afterAdding(tell(() => config.setSessions([]))),
    changes: new Observable((listener) => {
      const end = attempt(() => config.onChange?.(() => listener.next(undefined)), undefined)
      // What a site gave may be no function.
      return () => attempt(() => end?.(), undefined)
    }),
    isRequired: () => attempt(() => isRequiredBy(config), true),
    signsOutOnDisconnect: config.signOutOnDisconnect !== false,
  }
}
