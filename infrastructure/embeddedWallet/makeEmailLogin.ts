import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import type { EmailLogin } from '../../application/ports/embeddedWallet/EmailLogin.js'
import type { EmailUpdate } from '../../application/ports/embeddedWallet/EmailUpdate.js'
import { isEmail } from '../../domain/login/isEmail.js'
import { isOneTimeCode } from '../../domain/login/isOneTimeCode.js'
import type { LoginError } from '../../domain/login/LoginError.js'
import { secondsUntilResend } from '../../domain/login/secondsUntilResend.js'
import { emailMessages } from './emailMessages.js'
import type { AskFrame } from './Frame.js'
import type { FrameMessage } from './FrameMessage.js'
import type { LoginMemory } from './makeLoginMemory.js'

const LOGIN_STEPS = { VERIFY_DEVICE: 'VerifyDevice', VERIFY_OTP: 'VerifyOtp', CONNECT: 'Connect' } as const
const UPDATE_STEPS = { VERIFY_PRIMARY_OTP: 'VerifyPrimaryOtp', VERIFY_SECONDARY_OTP: 'VerifySecondaryOtp' } as const

/** Login by e-mail, and the change of the address. What cannot be right is not posted. */
export const makeEmailLogin = (deps: {
  readonly ask: AskFrame
  readonly memory: LoginMemory
  readonly scheduler: SchedulerLike
}): { readonly email: EmailLogin; readonly emailUpdate: EmailUpdate } => {
  const { ask, memory, scheduler } = deps
  const mayPost = (email: string): TE.TaskEither<LoginError, void> => () => {
    const seconds = secondsUntilResend(memory.emailSentAt(), scheduler.now())
    if (!isEmail(email)) return TE.left<LoginError>({ _tag: 'EmailInvalid' })()
    return seconds > 0 ? TE.left<LoginError>({ _tag: 'EmailRateLimited', seconds })() : TE.right(undefined)()
  }
  const send = <Reply>(message: FrameMessage<{ readonly email: string }, Reply>, email: string): TE.TaskEither<LoginError, Reply> =>
    pipe(
      mayPost(email),
      TE.flatMap(() => ask(message, { email })),
      TE.tapIO(() => () => memory.emailSent(scheduler.now())),
    )
  const enter = <Reply>(message: FrameMessage<{ readonly otp: string }, Reply>, otp: string): TE.TaskEither<LoginError, Reply> =>
    isOneTimeCode(otp) ? ask(message, { otp }) : TE.left({ _tag: 'CodeRefused' })
  return {
    email: {
      start: (email) => pipe(send(emailMessages.connectEmail, email), TE.map(({ action }) => {
        // Whoever logs in by e-mail is not who tried a social account before.
        memory.keepUserName(undefined)
        return LOGIN_STEPS[action]
      })),
      confirmDevice: ask(emailMessages.connectDevice, undefined),
      enterCode: (code) => enter(emailMessages.connectOtp, code),
    },
    emailUpdate: {
      start: (email) => pipe(send(emailMessages.updateEmail, email), TE.map(({ action }) => UPDATE_STEPS[action])),
      enterPrimaryCode: (code) => enter(emailMessages.updatePrimaryOtp, code),
      enterSecondaryCode: (code) => pipe(enter(emailMessages.updateSecondaryOtp, code), TE.map(({ newEmail }) => newEmail)),
    },
  }
}
