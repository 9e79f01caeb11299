import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import * as TE from 'fp-ts/TaskEither'
import { Observable, type SchedulerLike } from 'rxjs'
import type { SiwxAccount, SiwxConfig } from '../../application/api/siwx.js'
import { inTime } from '../../application/kernel/inTime.js'
import type { SignIns } from '../../application/ports/siwx.js'
import { toChecksumAddress } from '../../domain/account/addresses/checksum.js'
import { grantsOf } from '../../domain/siwx/recap.js'
import { isCurrent, isSessionOf, type SignInSession } from '../../domain/siwx/session.js'
import type { SignInMessage } from '../../domain/siwx/signInMessage.js'
import type { SignInAccount, SignInError } from '../../domain/siwx/signInState.js'
import { grantsUnsaid, readRecapUri } from '../http/codecs/recapUri.js'
import { attempt } from '../shared/safeRead.js'
import { MessageCodec, SessionCodec } from './sessionCodec.js'

/** Deadline of a site's functions (ms). */
const ANSWER_MS = 10_000

const failed = (cause: unknown): SignInError => ({ _tag: 'SignInFailed', cause })

/** Account in the form passed to the site: EVM addresses with checksum. */
const toSiwxAccount = ({ address, chainId }: Pick<SignInAccount, 'address' | 'chainId'>): SiwxAccount => ({
  accountAddress: chainId.startsWith('eip155:') ? toChecksumAddress(address) : address,
  chainId,
})

/** Refuses messages whose grants are not all in the readable statement (S-18). */
const readable = (message: SignInMessage): E.Either<SignInError, SignInMessage> =>
  grantsUnsaid(message) ? E.left({ _tag: 'SignInRefused', reason: 'Recap' }) : E.right(message)

/** Newest valid session. */
const newestOf = (sessions: readonly SignInSession[]): SignInSession | undefined =>
  [...sessions].sort((one, other) => (other.data.issuedAt ?? '').localeCompare(one.data.issuedAt ?? ''))[0]

/** Errs on the safe side: anything but `false`, such as a promise or an error, means required. */
const isRequiredBy = (config: SiwxConfig): boolean => {
  const said: unknown = config.getRequired?.()
  return config.getRequired !== undefined && said !== false
}

/** A site's own sessions. Whatever the site's functions do, each call returns a value in time. */
export const makeHostSignIns = (config: SiwxConfig, scheduler: SchedulerLike): SignIns => {
  const ask =
    <A>(run: () => Promise<unknown>, codec: t.Decoder<unknown, A>): TE.TaskEither<SignInError, A> =>
    async () => {
      try {
        return pipe(
          codec.decode(await run()),
          E.mapLeft(() => failed('The answer is malformed')),
        )
      } catch (cause) {
        return E.left(failed(cause))
      }
    }
  const askInTime = <A>(run: () => Promise<unknown>, codec: t.Decoder<unknown, A>): TE.TaskEither<SignInError, A> =>
    inTime({ scheduler }, ANSWER_MS, ask(run, codec), failed(new DOMException('', 'TimeoutError')))
  /** For functions without a result: ignores what they return. */
  const askToAct = (run: () => Promise<unknown>): TE.TaskEither<SignInError, void> =>
    pipe(
      askInTime(run, t.unknown),
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
  /** Waits for pending additions, so that none outlives a later revocation or replacement. */
  const afterAdding =
    (task: TE.TaskEither<SignInError, void>): TE.TaskEither<SignInError, void> =>
    async () => {
      await adding
      return task()
    }
  return {
    createMessage: (account) =>
      pipe(
        askInTime(() => config.createMessage(toSiwxAccount(account)), MessageCodec),
        (made) => async () => E.flatMap(readable)(await made()),
      ),
    grantsOf: ({ resources = [] }) => grantsOf(resources, readRecapUri(resources.at(-1) ?? '')),
    // No deadline: the visitor is reading.
    ...(signMessage && {
      signMessage: (account: SignInAccount, message: string): TE.TaskEither<SignInError, string> =>
        ask(() => signMessage({ ...toSiwxAccount(account), message }), t.string),
    }),
    add: (session) => addingBy(askToAct(() => config.addSession(session))),
    replaceAll: (sessions) => addingBy(afterAdding(askToAct(() => config.setSessions(sessions)))),
    find: (account) =>
      pipe(
        askInTime(
          () => config.getSessions(account.chainId, toSiwxAccount(account).accountAddress),
          t.readonlyArray(SessionCodec),
        ),
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
      afterAdding(askToAct(() => config.revokeSession(account.chainId, toSiwxAccount(account).accountAddress))),
    revokeAll: afterAdding(askToAct(() => config.setSessions([]))),
    changes: new Observable((listener) => {
      const end = attempt(() => config.onChange?.(() => listener.next(undefined)), undefined)
      // The site may have returned something other than a function.
      return () => attempt(() => end?.(), undefined)
    }),
    isRequired: () => attempt(() => isRequiredBy(config), true),
    signsOutOnDisconnect: config.signOutOnDisconnect !== false,
  }
}
