import * as E from 'fp-ts/Either'
import { map, type Observable, of, type SchedulerLike, startWith, switchMap, timer } from 'rxjs'
import { type EmailLoginState, type EmailResend, isEmail, isOneTimeCode } from '../../domain/login/emailLogin.js'
import type { LoginError } from '../../domain/login/loginError.js'
import type { EmailLogin } from '../ports/embeddedWallet.js'
import type { ConnectedWallet } from '../ports/pairing.js'
import type { LoginCompleted } from './completeLogin.js'
import type { OpenMail, OpenMails } from './openMails.js'
import { runTask } from './runTask.js'

type Flow = Observable<EmailLoginState | LoginCompleted>

type Asking = Extract<EmailLoginState, { readonly _tag: 'VerifyDevice' | 'DeviceUnconfirmed' | 'VerifyOtp' }>

/** Whether the visitor has to open a mail's link or enter its code. */
export const isAsking = (state: EmailLoginState): state is Asking =>
  state._tag === 'VerifyDevice' || state._tag === 'DeviceUnconfirmed' || state._tag === 'VerifyOtp'

/** The states after one action of the visitor, until the next one is needed. */
export interface EmailLoginFlows {
  /**
   * Sends a mail. If the secure site has used another address since the last mail to this one, waits until another is
   * allowed (S9-08).
   */
  readonly send: (email: string) => Flow
  /** Sends another mail. On failure, the visitor stays in the same step. */
  readonly resend: (asking: Asking) => Flow
  /** Waits for the mail's link to be opened, or for its code. */
  readonly awaitAnswer: (mail: OpenMail) => Flow
  readonly check: (asking: Pick<Asking, 'email' | 'resendAt'>, code: string) => Flow
}

export const emailLoginFlows = ({
  login,
  mails,
  completeLogin,
  scheduler,
}: {
  readonly login: Pick<EmailLogin, 'confirmDevice' | 'enterCode'>
  readonly mails: OpenMails
  /** Connects after a successful login. */
  readonly completeLogin: () => Observable<E.Either<LoginError, ConnectedWallet>>
  readonly scheduler: SchedulerLike
}): EmailLoginFlows => {
  const failed = (email: string, error: LoginError): EmailLoginState => ({ _tag: 'Failed', email, error })
  /** Also closes the mail, which is no longer usable. */
  const ended = (email: string, error: LoginError): EmailLoginState => {
    mails.close()
    return failed(email, error)
  }
  const connect = (email: string): Flow => {
    mails.close()
    return completeLogin().pipe(
      map((answer): EmailLoginState | LoginCompleted =>
        E.isLeft(answer) ? failed(email, answer.left) : { _tag: 'LoginCompleted', wallet: answer.right },
      ),
      startWith<EmailLoginState | LoginCompleted>({ _tag: 'Connecting', email }),
    )
  }
  const askForCode = ({ email, resendAt }: Pick<OpenMail, 'email' | 'resendAt'>, refused = false): Asking => ({
    _tag: 'VerifyOtp',
    email,
    resendAt,
    refused,
  })
  const afterDevice = (mail: OpenMail, answer: E.Either<LoginError, void>): EmailLoginState => {
    const { email, resendAt, until } = mail
    if (E.isRight(answer)) {
      mails.confirmDevice()
      return askForCode(mail)
    }
    return answer.left._tag === 'FrameTimedOut'
      ? { _tag: 'DeviceUnconfirmed', email, resendAt, linkUntil: until, error: answer.left }
      : ended(email, answer.left)
  }
  const awaitAnswer = (mail: OpenMail, resend?: EmailResend): Flow => {
    const news = resend && { resend }
    if (mail.step === 'VerifyOtp') return of({ ...askForCode(mail), ...news })
    const { email, resendAt } = mail
    return runTask(login.confirmDevice).pipe(
      map((answer) => afterDevice(mail, answer)),
      startWith<EmailLoginState | LoginCompleted>({ _tag: 'VerifyDevice', email, resendAt, ...news }),
    )
  }
  /** Returns to the step of the last mail. */
  const stay = (asking: Asking, error: LoginError): Flow => {
    const mail = mails.reopen(asking.email)
    if (mail === undefined) return of(failed(asking.email, error))
    const resend: EmailResend = { _tag: 'Failed', error }
    return asking._tag === 'DeviceUnconfirmed'
      ? of({ ...asking, resendAt: mail.resendAt, resend })
      : awaitAnswer(mail, resend)
  }
  const resend = (asking: Asking): Flow =>
    runTask(mails.send(asking.email)).pipe(
      switchMap((answer) => {
        if (E.isLeft(answer)) return stay(asking, answer.left)
        return answer.right ? awaitAnswer(answer.right, { _tag: 'Sent' }) : connect(asking.email)
      }),
      startWith<EmailLoginState | LoginCompleted>({ ...asking, resend: { _tag: 'Sending' } }),
    )
  const resendInTime = (mail: OpenMail): Flow => {
    const { email, resendAt, step } = mail
    const asking: Asking = step === 'VerifyOtp' ? askForCode(mail) : { _tag: step, email, resendAt }
    return timer(resendAt - scheduler.now(), scheduler).pipe(
      switchMap(() => resend(asking)),
      startWith<EmailLoginState | LoginCompleted>({ ...asking, resend: { _tag: 'Waiting' } }),
    )
  }
  return {
    send: (email) => {
      if (!isEmail(email)) return of(failed(email, { _tag: 'EmailInvalid' }))
      const overtaken = mails.overtaken(email)
      if (overtaken !== undefined) return resendInTime(overtaken)
      return runTask(mails.send(email)).pipe(
        switchMap((answer) => {
          if (E.isLeft(answer)) return of(failed(email, answer.left))
          return answer.right ? awaitAnswer(answer.right) : connect(email)
        }),
        startWith<EmailLoginState | LoginCompleted>({ _tag: 'Sending', email }),
      )
    },
    resend,
    awaitAnswer,
    check: (asking, code) => {
      const { email, resendAt } = asking
      const refused = askForCode(asking, true)
      if (!isOneTimeCode(code)) return of(refused)
      return runTask(login.enterCode(code)).pipe(
        switchMap((answer) => {
          if (E.isRight(answer)) return connect(email)
          return of(answer.left._tag === 'CodeRefused' ? refused : ended(email, answer.left))
        }),
        startWith<EmailLoginState | LoginCompleted>({ _tag: 'CheckingCode', email, resendAt }),
      )
    },
  }
}
