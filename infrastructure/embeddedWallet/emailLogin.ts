import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import type { EmailLogin, EmailUpdate } from '../../application/ports/embeddedWallet.js'
import {
  type EmailLoginStep,
  type EmailUpdateStep,
  isEmail,
  isOneTimeCode,
  secondsUntilResend,
} from '../../domain/login/emailLogin.js'
import type { LoginError } from '../../domain/login/loginError.js'
import type { AskFrame } from './frame.js'
import type { LoginMemory } from './loginState.js'

const LOGIN_STEPS = { VERIFY_DEVICE: 'VerifyDevice', VERIFY_OTP: 'VerifyOtp', CONNECT: 'Connect' } as const
const UPDATE_STEPS = { VERIFY_PRIMARY_OTP: 'VerifyPrimaryOtp', VERIFY_SECONDARY_OTP: 'VerifySecondaryOtp' } as const

/** Login by e-mail, and change of the address. Validates before posting. */
export const makeEmailLogin = (deps: {
  readonly ask: AskFrame
  readonly memory: LoginMemory
  readonly scheduler: SchedulerLike
}): { readonly email: EmailLogin; readonly emailUpdate: EmailUpdate } => {
  const { ask, memory, scheduler } = deps
  const { mails } = memory
  const secondsLeft = (sentAt: number | undefined): number => secondsUntilResend(sentAt, scheduler.now())
  const send =
    <Step extends EmailLoginStep | EmailUpdateStep>(
      email: string,
      question: TE.TaskEither<LoginError, Step>,
    ): TE.TaskEither<LoginError, Step> =>
    async () => {
      const seconds = secondsLeft(mails.sentAt(email))
      if (!isEmail(email)) return E.left({ _tag: 'EmailInvalid' })
      if (seconds > 0) return E.left({ _tag: 'EmailRateLimited', seconds })
      const answer = await question()
      if (E.isRight(answer)) mails.note(email, answer.right, scheduler.now())
      return answer
    }
  const enter = <Reply>(code: string, question: TE.TaskEither<LoginError, Reply>): TE.TaskEither<LoginError, Reply> =>
    isOneTimeCode(code) ? question : TE.left({ _tag: 'CodeRefused' })
  return {
    email: {
      sent: (email) => {
        const mail = mails.last(email)
        return mail && secondsLeft(mail.sentAt) > 0 ? mail : undefined
      },
      start: (email) =>
        send(
          email,
          pipe(
            ask('CONNECT_EMAIL', { email }),
            TE.map(({ action }) => {
              // Discards the user name of an earlier social login attempt.
              memory.keepUserName(undefined)
              return LOGIN_STEPS[action]
            }),
          ),
        ),
      confirmDevice: pipe(ask('CONNECT_DEVICE', undefined), TE.map(mails.deviceConfirmed)),
      enterCode: (otp) => enter(otp, ask('CONNECT_OTP', { otp })),
    },
    emailUpdate: {
      start: (email) =>
        send(
          email,
          pipe(
            ask('UPDATE_EMAIL', { email }),
            TE.map(({ action }) => UPDATE_STEPS[action]),
          ),
        ),
      enterPrimaryCode: (otp) => enter(otp, ask('UPDATE_EMAIL_PRIMARY_OTP', { otp })),
      enterSecondaryCode: (otp) =>
        pipe(
          enter(otp, ask('UPDATE_EMAIL_SECONDARY_OTP', { otp })),
          TE.map(({ newEmail }) => newEmail),
        ),
    },
  }
}
