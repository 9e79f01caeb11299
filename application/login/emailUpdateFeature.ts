import * as E from 'fp-ts/Either'
import {
  defer,
  EMPTY,
  exhaustMap,
  map,
  type Observable,
  of,
  type SchedulerLike,
  startWith,
  Subject,
  switchMap,
  take,
  takeWhile,
  timer,
} from 'rxjs'
import {
  type EmailResend,
  type EmailUpdateState,
  type EmailUpdateStep,
  isEmail,
  isOneTimeCode,
  isResending,
} from '../../domain/login/emailLogin.js'
import type { LoginError } from '../../domain/login/loginError.js'
import type { EmailUpdate, EmbeddedWallet } from '../ports/embeddedWallet.js'
import { runTask } from './runTask.js'
import { createStore, type Readable } from '../kernel/store.js'

type Flow = Observable<EmailUpdateState>

type Asking = Extract<EmailUpdateState, { readonly _tag: 'VerifyOtp' }>

/** The states after one action of the visitor, until the next one is needed. */
interface EmailUpdateFlows {
  readonly send: (email: string) => Flow
  /** Called for the address whose code is awaited. If no mail can be sent, the last code stays valid. */
  readonly resend: (asking: Asking) => Flow
  readonly check: (email: string, step: EmailUpdateStep, code: string) => Flow
}

const emailUpdateFlows = (update: EmailUpdate): EmailUpdateFlows => {
  const failed = (email: string, error: LoginError): EmailUpdateState => ({ _tag: 'Failed', email, error })
  const codeAsked = (email: string, step: EmailUpdateStep, refused = false): Asking => ({
    _tag: 'VerifyOtp',
    email,
    step,
    refused,
  })
  const afterCode = (email: string, step: EmailUpdateStep, error: LoginError): EmailUpdateState =>
    error._tag === 'CodeRefused' ? codeAsked(email, step, true) : failed(email, error)
  /** The outcome of a code: the next code to enter, or the new address. */
  const enter = (
    email: string,
    step: EmailUpdateStep,
    code: string,
  ): Observable<E.Either<LoginError, EmailUpdateState>> =>
    step === 'VerifyPrimaryOtp'
      ? runTask(update.enterPrimaryCode(code)).pipe(map(E.map(() => codeAsked(email, 'VerifySecondaryOtp'))))
      : runTask(update.enterSecondaryCode(code)).pipe(
          map(E.map((updated): EmailUpdateState => ({ _tag: 'Updated', email: updated }))),
        )
  return {
    send: (email) => {
      if (!isEmail(email)) return of(failed(email, { _tag: 'EmailInvalid' }))
      return runTask(update.start(email)).pipe(
        map((answer) => (E.isLeft(answer) ? failed(email, answer.left) : codeAsked(email, answer.right))),
        startWith<EmailUpdateState>({ _tag: 'Sending', email }),
      )
    },
    resend: (asking) => {
      const stay = (resend: EmailResend): EmailUpdateState => ({ ...asking, refused: false, resend })
      return runTask(update.start(asking.email)).pipe(
        map((answer) =>
          E.isLeft(answer)
            ? stay({ _tag: 'Failed', error: answer.left })
            : { ...codeAsked(asking.email, answer.right), resend: { _tag: 'Sent' } as const },
        ),
        startWith(stay({ _tag: 'Sending' })),
      )
    },
    check: (email, step, code) =>
      isOneTimeCode(code)
        ? enter(email, step, code).pipe(
            map((answer) => (E.isLeft(answer) ? afterCode(email, step, answer.left) : answer.right)),
            startWith<EmailUpdateState>({ _tag: 'CheckingCode', email, step }),
          )
        : of(codeAsked(email, step, true)),
  }
}

/** The secure site may report the new address a little later than it accepts the code (S9-07). */
const POLL_MS = 1_000
const MAX_POLLS = 30

/** Changes the e-mail address of the account: one update at a time; a newer one ends the older (S4-12). */
export interface EmailUpdateFeature {
  readonly state: Readable<EmailUpdateState>
  readonly begin: (email: string) => void
  /** Enters the code that the state asks for; it is not stored in any state. */
  readonly enterCode: (code: string) => void
  readonly cancel: () => void
  readonly dispose: () => void
}

export interface EmailUpdateFeatureDeps {
  readonly wallet: Pick<EmbeddedWallet, 'emailUpdate' | 'session'>
  readonly scheduler: SchedulerLike
}

const IDLE: EmailUpdateState = { _tag: 'Idle' }

export const makeEmailUpdateFeature = ({
  wallet: { emailUpdate, session },
  scheduler,
}: EmailUpdateFeatureDeps): EmailUpdateFeature => {
  const store = createStore<EmailUpdateState>(IDLE)
  const orders = new Subject<Observable<EmailUpdateState>>()
  const updated = new Subject<string>()
  const flows = emailUpdateFlows(emailUpdate)

  const fetchUser = (): Observable<unknown> => {
    const user = session.loggedIn.value
    return user === undefined ? EMPTY : runTask(session.fetchUser({ chainId: user.caipNetworkId }))
  }
  /**
   * Fetches the user until the address is the new one. Continues after the view is closed, because the account shows
   * the address.
   */
  const following = updated
    .pipe(
      switchMap((email) =>
        timer(0, POLL_MS, scheduler).pipe(
          take(MAX_POLLS),
          takeWhile(() => session.loggedIn.value !== undefined && session.loggedIn.value.email !== email),
          exhaustMap(() => defer(fetchUser)),
        ),
      ),
    )
    .subscribe()
  const running = orders.pipe(switchMap((flow) => flow)).subscribe((state) => {
    store.set(state)
    if (state._tag === 'Updated') updated.next(state.email)
  })
  return {
    state: store,
    begin: (email) => {
      const { value } = store
      if (session.loggedIn.value === undefined)
        return orders.next(of({ _tag: 'Failed', email, error: { _tag: 'NotLoggedIn' } }))
      orders.next(value._tag === 'VerifyOtp' && value.email === email ? flows.resend(value) : flows.send(email))
    },
    enterCode: (code) => {
      const { value } = store
      if (value._tag === 'VerifyOtp' && !isResending(value)) orders.next(flows.check(value.email, value.step, code))
    },
    cancel: () => orders.next(of(IDLE)),
    dispose: () => {
      running.unsubscribe()
      following.unsubscribe()
    },
  }
}
