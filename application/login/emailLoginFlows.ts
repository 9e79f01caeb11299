import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { map, type Observable, of, type SchedulerLike, startWith, switchMap } from 'rxjs'
import {
  type EmailLoginState,
  type EmailLoginStep,
  isEmail,
  isOneTimeCode,
  mailUntil,
  RESEND_COOLDOWN_MS,
} from '../../domain/login/emailLogin.js'
import type { LoginError } from '../../domain/login/loginError.js'
import type { EmailLogin, SentMail } from '../ports/embeddedWallet.js'
import type { ConnectedWallet } from '../ports/pairing.js'
import type { LoginCompleted } from './completeLogin.js'
import { runTask } from './runTask.js'

type Flow = Observable<EmailLoginState | LoginCompleted>

/** A mail that was sent. */
interface Sent {
  readonly email: string
  readonly resendAt: number
}

/** The states after one press of the visitor, up to where the next one is needed. */
export interface EmailLoginFlows {
  readonly send: (email: string) => Flow
  /** Waits for what a mail asks for: its link to be opened, or its code. */
  readonly awaitAnswer: (sent: Sent, step: SentMail['step']) => Flow
  readonly check: (sent: Sent, code: string) => Flow
}

export const emailLoginFlows = (deps: {
  readonly login: EmailLogin
  /** Makes a connection of a login that stands. */
  readonly completeLogin: TaskEither<LoginError, ConnectedWallet>
  readonly scheduler: SchedulerLike
}): EmailLoginFlows => {
  const failed = (email: string, error: LoginError): EmailLoginState => ({ _tag: 'Failed', email, error })

  const connect = (email: string): Flow =>
    runTask(deps.completeLogin).pipe(
      map((answer): EmailLoginState | LoginCompleted =>
        E.isLeft(answer) ? failed(email, answer.left) : { _tag: 'LoginCompleted', wallet: answer.right },
      ),
      startWith<EmailLoginState | LoginCompleted>({ _tag: 'Connecting', email }),
    )
  const askForCode = ({ email, resendAt }: Sent): EmailLoginState => ({
    _tag: 'VerifyOtp',
    email,
    resendAt,
    refused: false,
  })
  const afterDevice = (sent: Sent, answer: E.Either<LoginError, void>): EmailLoginState => {
    if (E.isRight(answer)) return askForCode(sent)
    const { email, resendAt } = sent
    return answer.left._tag === 'FrameTimedOut'
      ? { _tag: 'DeviceUnconfirmed', email, resendAt, linkUntil: mailUntil(resendAt), error: answer.left }
      : failed(email, answer.left)
  }
  const awaitAnswer = (sent: Sent, step: SentMail['step']): Flow => {
    if (step === 'VerifyOtp') return of(askForCode(sent))
    const { email, resendAt } = sent
    return runTask(deps.login.confirmDevice).pipe(
      map((answer) => afterDevice(sent, answer)),
      startWith<EmailLoginState | LoginCompleted>({ _tag: 'VerifyDevice', email, resendAt }),
    )
  }
  const afterMail = (email: string, step: EmailLoginStep): Flow =>
    step === 'Connect'
      ? connect(email)
      : awaitAnswer({ email, resendAt: deps.scheduler.now() + RESEND_COOLDOWN_MS }, step)
  const afterCode = ({ email, resendAt }: Sent, error: LoginError): EmailLoginState =>
    error._tag === 'CodeRefused' ? { _tag: 'VerifyOtp', email, resendAt, refused: true } : failed(email, error)

  return {
    send: (email) => {
      if (!isEmail(email)) return of(failed(email, { _tag: 'EmailInvalid' }))
      return runTask(deps.login.start(email)).pipe(
        switchMap((answer) => (E.isLeft(answer) ? of(failed(email, answer.left)) : afterMail(email, answer.right))),
        startWith<EmailLoginState | LoginCompleted>({ _tag: 'Sending', email }),
      )
    },
    awaitAnswer,
    check: (sent, code) => {
      if (!isOneTimeCode(code)) return of(afterCode(sent, { _tag: 'CodeRefused' }))
      return runTask(deps.login.enterCode(code)).pipe(
        switchMap((answer) => (E.isLeft(answer) ? of(afterCode(sent, answer.left)) : connect(sent.email))),
        startWith<EmailLoginState | LoginCompleted>({
          _tag: 'CheckingCode',
          email: sent.email,
          resendAt: sent.resendAt,
        }),
      )
    },
  }
}
