import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { catchError, concat, defer, type Observable, of, type SchedulerLike, switchMap, timer } from 'rxjs'
import { refusalOf } from '../../domain/siwx/checkMessage.js'
import { formatMessage } from '../../domain/siwx/messageText.js'
import { isCurrent, type SignInSession } from '../../domain/siwx/session.js'
import { toTime } from '../../domain/siwx/signInMessage.js'
import type { SignInAccount, SignInError, SignInRequest, SignInState } from '../../domain/siwx/signInState.js'
import type { SignIns } from '../ports/siwx.js'

/** Nonces are valid for five minutes (S-16): an older message is made anew. */
const FRESH_MS = 240_000
/** Limits of the wait for a session's end: browser timers cannot exceed 24 days, and clocks may be wrong. */
const LONGEST_WAIT_MS = 86_400_000
const SHORTEST_WAIT_MS = 60_000

export interface SignInStepsDeps {
  readonly signIns: SignIns
  /** Has the wallet sign the text of the request: hex on EVM, base58 on Solana, base64 on Bitcoin. */
  readonly signByWallet: (request: SignInRequest) => TE.TaskEither<SignInError, string>
  /** Whether an account without a session is asked to sign in at once. */
  readonly asksAtOnce: (account: SignInAccount) => boolean
  /** Scheme, host and port of the page. */
  readonly origin: string
  /** Tells the visitor that it failed (S8-06). */
  readonly tellFailure: (error: SignInError) => void
  readonly scheduler: SchedulerLike
}

/** The steps of signing in: each emits its states and continues with the next step. */
export interface SignInSteps {
  /** Looks for a session; without one, requests a message or stops. */
  readonly check: (account: SignInAccount) => Observable<SignInState>
  /** There is a session; when it ends, looks for another. */
  readonly signedIn: (account: SignInAccount, session: SignInSession) => Observable<SignInState>
  /** Has the site make a message, and renews it in time. */
  readonly prepare: (account: SignInAccount) => Observable<SignInState>
  /** Asks the wallet at once, then the site. */
  readonly sign: (request: SignInRequest) => Observable<SignInState>
}

export const makeSignInSteps = (deps: SignInStepsDeps): SignInSteps => {
  const { signIns, origin, scheduler } = deps

  const signedIn = (account: SignInAccount, session: SignInSession): Observable<SignInState> => {
    const ends = toTime(session.data.expirationTime ?? '') ?? Infinity
    const wait = Math.min(ends - scheduler.now(), LONGEST_WAIT_MS)
    return concat(
      of<SignInState>({ _tag: 'SignedIn', account, session }),
      timer(Math.max(wait, SHORTEST_WAIT_MS), scheduler).pipe(
        switchMap(() => (isCurrent(session, scheduler.now()) ? signedIn(account, session) : check(account))),
      ),
    )
  }

  const makeRequest = (account: SignInAccount): TE.TaskEither<SignInError, SignInRequest> =>
    pipe(
      signIns.createMessage(account),
      TE.flatMapEither((message): E.Either<SignInError, SignInRequest> => {
        const expected = { origin, accountAddress: account.address, chainId: account.chainId }
        const text = formatMessage(message)
        if (E.isLeft(text)) return text
        const reason = refusalOf(message, expected, scheduler.now())
        return reason === undefined
          ? E.right({ account, message, text: text.right })
          : E.left({ _tag: 'SignInRefused', reason })
      }),
    )

  /** Renews a waiting message before its nonce expires; until then the old one stays. */
  const ready = (request: SignInRequest): Observable<SignInState> =>
    concat(
      of<SignInState>({ _tag: 'Ready', ...request }),
      timer(FRESH_MS, scheduler).pipe(switchMap(() => make(request.account))),
    )
  const make = (account: SignInAccount): Observable<SignInState> =>
    defer(makeRequest(account)).pipe(
      switchMap((made) =>
        E.isRight(made) ? ready(made.right) : of<SignInState>({ _tag: 'NotPrepared', account, error: made.left }),
      ),
    )
  const prepare = (account: SignInAccount): Observable<SignInState> =>
    concat(of<SignInState>({ _tag: 'Preparing', account }), make(account))
  /** After a failure: another tab may have signed in meanwhile. */
  const renew = (account: SignInAccount): Observable<SignInState> =>
    defer(signIns.find(account)).pipe(
      switchMap((found) =>
        E.isRight(found) && found.right !== undefined ? signedIn(account, found.right) : make(account),
      ),
    )

  const check = (account: SignInAccount): Observable<SignInState> =>
    concat(
      of<SignInState>({ _tag: 'Checking', account }),
      defer(signIns.find(account)).pipe(
        switchMap((found) => {
          if (E.isLeft(found)) return of<SignInState>({ _tag: 'Unreadable', account })
          if (found.right !== undefined) return signedIn(account, found.right)
          return deps.asksAtOnce(account) ? prepare(account) : of<SignInState>({ _tag: 'Dismissed', account })
        }),
      ),
    )

  const verify = ({ account, message, text }: SignInRequest, signature: string): Observable<SignInState> => {
    const session: SignInSession = { data: message, message: text, signature }
    return concat(
      of<SignInState>({ _tag: 'Verifying', account, message, text }),
      defer(signIns.add(session)).pipe(
        switchMap((added) => {
          if (E.isRight(added)) return signedIn(account, session)
          deps.tellFailure(added.left)
          // Its nonce may be used up.
          return concat(of<SignInState>({ _tag: 'Preparing', account }), renew(account))
        }),
      ),
    )
  }
  const sign = (request: SignInRequest): Observable<SignInState> =>
    concat(
      of<SignInState>({ _tag: 'Signing', ...request }),
      defer(signIns.signMessage?.(request.account, request.text) ?? deps.signByWallet(request)).pipe(
        // A wallet's answer may throw when it is read.
        catchError((cause: unknown) => of(E.left<SignInError>({ _tag: 'SignInFailed', cause }))),
        switchMap((signed) => {
          if (E.isRight(signed)) return verify(request, signed.right)
          deps.tellFailure(signed.left)
          // It can be signed again at once, while a new one is being made.
          return concat(of<SignInState>({ _tag: 'Ready', ...request }), renew(request.account))
        }),
      ),
    )

  return { check, signedIn, prepare, sign }
}
