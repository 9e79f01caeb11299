import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import type { EmailLogin, EmailUpdate } from '../../application/ports/embeddedWallet.js'
import { isEmail, isOneTimeCode, secondsUntilResend } from '../../domain/login/emailLogin.js'
import type { LoginError } from '../../domain/login/loginError.js'
import type { AskFrame } from './frame.js'
import type { LoginMemory } from './loginState.js'

const LOGIN_STEPS = { VERIFY_DEVICE: 'VerifyDevice', VERIFY_OTP: 'VerifyOtp', CONNECT: 'Connect' } as const
const UPDATE_STEPS = { VERIFY_PRIMARY_OTP: 'VerifyPrimaryOtp', VERIFY_SECONDARY_OTP: 'VerifySecondaryOtp' } as const

/** Login by e-mail, and the change of the address. What cannot be right is not posted. */
export const makeEmailLogin = (deps: {
  readonly ask: AskFrame
  readonly memory: LoginMemory
  readonly scheduler: SchedulerLike
}): { readonly email: EmailLogin; readonly emailUpdate: EmailUpdate } => {
  const { ask, memory, scheduler } = deps
  const send =
    <Reply>(email: string, question: TE.TaskEither<LoginError, Reply>): TE.TaskEither<LoginError, Reply> =>
    async () => {
      const seconds = secondsUntilResend(memory.emailSentAt(), scheduler.now())
      if (!isEmail(email)) return E.left({ _tag: 'EmailInvalid' })
      if (seconds > 0) return E.left({ _tag: 'EmailRateLimited', seconds })
      const answer = await question()
      if (E.isRight(answer)) memory.emailSent(scheduler.now())
      return answer
    }
  const enter = <Reply>(code: string, question: TE.TaskEither<LoginError, Reply>): TE.TaskEither<LoginError, Reply> =>
    isOneTimeCode(code) ? question : TE.left({ _tag: 'CodeRefused' })
  return {
    email: {
      start: (email) =>
        pipe(
          send(email, ask('CONNECT_EMAIL', { email })),
          TE.map(({ action }) => {
            // Whoever logs in by e-mail is not who tried a social account before.
            memory.keepUserName(undefined)
            return LOGIN_STEPS[action]
          }),
        ),
      confirmDevice: ask('CONNECT_DEVICE', undefined),
      enterCode: (otp) => enter(otp, ask('CONNECT_OTP', { otp })),
    },
    emailUpdate: {
      start: (email) =>
        pipe(
          send(email, ask('UPDATE_EMAIL', { email })),
          TE.map(({ action }) => UPDATE_STEPS[action]),
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
