import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { map, type Observable, of, type SchedulerLike, startWith, switchMap } from 'rxjs'
import type { EmailLoginState } from '../../domain/login/EmailLoginState.js'
import type { EmailLoginStep } from '../../domain/login/EmailLoginStep.js'
import { isEmail } from '../../domain/login/isEmail.js'
import type { LoginError } from '../../domain/login/LoginError.js'
import type { EmailLogin } from '../ports/embeddedWallet/EmailLogin.js'
import type { Grant } from '../ports/Pairing.js'
import { answerTo } from './answerTo.js'
import type { Arrived } from './Arrived.js'

const RESEND_COOLDOWN_MS = 30_000

type Flow = Observable<EmailLoginState | Arrived>

/** A mail that was sent. */
interface Sent {
  readonly email: string
  readonly resendAt: number
}

/** What follows one press of the visitor, up to where the next one is needed. */
export interface EmailLoginFlows {
  readonly send: (email: string) => Flow
  readonly check: (sent: Sent, code: string) => Flow
}

export const emailLoginFlows = (deps: {
  readonly login: EmailLogin
  /** Makes a connection of a login that stands. */
  readonly arrive: TaskEither<LoginError, Grant>
  readonly scheduler: SchedulerLike
}): EmailLoginFlows => {
  const failed = (email: string, error: LoginError): EmailLoginState => ({ _tag: 'Failed', email, error })

  const connect = (email: string): Flow =>
    answerTo(deps.arrive).pipe(
      map((answer): EmailLoginState | Arrived => (E.isLeft(answer) ? failed(email, answer.left) : { _tag: 'Arrived', grant: answer.right })),
      startWith<EmailLoginState | Arrived>({ _tag: 'Connecting', email }),
    )
  const confirmDevice = ({ email, resendAt }: Sent): Flow =>
    answerTo(deps.login.confirmDevice).pipe(
      map((answer) => (E.isLeft(answer) ? failed(email, answer.left) : ({ _tag: 'VerifyOtp', email, resendAt, refused: false } as const))),
      startWith<EmailLoginState | Arrived>({ _tag: 'VerifyDevice', email, resendAt }),
    )
  const afterMail = (email: string, step: EmailLoginStep): Flow => {
    const sent = { email, resendAt: deps.scheduler.now() + RESEND_COOLDOWN_MS }
    if (step === 'Connect') return connect(email)
    return step === 'VerifyDevice' ? confirmDevice(sent) : of({ _tag: 'VerifyOtp', ...sent, refused: false })
  }
  const afterCode = ({ email, resendAt }: Sent, error: LoginError): EmailLoginState =>
    error._tag === 'CodeRefused' ? { _tag: 'VerifyOtp', email, resendAt, refused: true } : failed(email, error)

  return {
    send: (email) => {
      if (!isEmail(email)) return of(failed(email, { _tag: 'EmailInvalid' }))
      return answerTo(deps.login.start(email)).pipe(
        switchMap((answer) => (E.isLeft(answer) ? of(failed(email, answer.left)) : afterMail(email, answer.right))),
        startWith<EmailLoginState | Arrived>({ _tag: 'Sending', email }),
      )
    },
    check: (sent, code) =>
      answerTo(deps.login.enterCode(code)).pipe(
        switchMap((answer) => (E.isLeft(answer) ? of(afterCode(sent, answer.left)) : connect(sent.email))),
        startWith<EmailLoginState | Arrived>({ _tag: 'CheckingCode', email: sent.email, resendAt: sent.resendAt }),
      ),
  }
}
