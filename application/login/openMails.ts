import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import { mailUntil, RESEND_COOLDOWN_MS } from '../../domain/login/emailLogin.js'
import type { LoginError } from '../../domain/login/loginError.js'
import type { EmailLogin, SentMail } from '../ports/embeddedWallet.js'

/** A mail whose link or code the secure site takes. Times in ms since 1970. */
export interface OpenMail {
  readonly email: string
  readonly step: SentMail['step']
  /** No other mail is sent before (S9-08). */
  readonly resendAt: number
  /** Its link and code work until then. */
  readonly until: number
}

/**
 * The mail that the secure site awaits the answer of. It knows one login at a time, that of the address it was asked
 * for last, and a code is posted without its address: one for an earlier address would be checked for the later.
 */
export interface OpenMails {
  /** The mail to this address, if the secure site is at it and its time is not over. */
  readonly reopen: (email: string) => OpenMail | undefined
  /** The last mail to this address, if no other may follow it yet, and the secure site was at another address since. */
  readonly overtaken: (email: string) => OpenMail | undefined
  /** Has a mail sent; none is needed, and given, where the login still stands. */
  readonly send: (email: string) => TaskEither<LoginError, OpenMail | undefined>
  /** The link in it was opened. */
  readonly confirmDevice: () => void
  /** Its link or code is of no use any more. */
  readonly close: () => void
}

/** The secure site said no before it turned to the address. After any other failure nobody knows where it is. */
const REFUSALS: readonly LoginError['_tag'][] = ['EmailInvalid', 'EmailRateLimited', 'FrameFailed', 'UnverifiedDomain']

export const makeOpenMails = ({
  login,
  scheduler,
}: {
  readonly login: Pick<EmailLogin, 'sent' | 'start'>
  readonly scheduler: SchedulerLike
}): OpenMails => {
  /** The address that the secure site was asked for last. */
  let last: { readonly email: string; readonly mail?: OpenMail | undefined } | undefined
  const sent = new Map<string, OpenMail>()

  const mailOf = (email: string, { step, sentAt }: SentMail): OpenMail => ({
    email,
    step,
    resendAt: sentAt + RESEND_COOLDOWN_MS,
    until: mailUntil(sentAt),
  })
  const asIs = (email: string): OpenMail | undefined =>
    last?.email === email && last.mail !== undefined && scheduler.now() < last.mail.until ? last.mail : undefined
  /** As the wallet knows it: of an earlier load of the page, or of a question that was left. */
  const asNoted = (email: string): OpenMail | undefined => {
    const noted = last === undefined || last.email === email ? login.sent(email) : undefined
    return noted && mailOf(email, noted)
  }
  return {
    reopen: (email) => {
      const mail = asIs(email) ?? asNoted(email)
      if (mail !== undefined) last = { email, mail }
      return mail
    },
    overtaken: (email) => {
      const mail = last?.email === email ? undefined : sent.get(email)
      return mail && scheduler.now() < mail.resendAt ? mail : undefined
    },
    send: (email) => async () => {
      const before = last
      const asked = { email, mail: asIs(email) }
      last = asked
      const answer = await login.start(email)()
      if (E.isRight(answer)) {
        const mail =
          answer.right === 'Connect' ? undefined : mailOf(email, { step: answer.right, sentAt: scheduler.now() })
        if (mail !== undefined) sent.set(email, mail)
        if (last.email === email) last = { email, mail }
        return E.right(mail)
      }
      const { left } = answer
      if (last === asked && REFUSALS.includes(left._tag)) last = before
      if (last?.email === email && last.mail !== undefined && left._tag === 'EmailRateLimited')
        last = { email, mail: { ...last.mail, resendAt: scheduler.now() + left.seconds * 1_000 } }
      return answer
    },
    confirmDevice: () => {
      if (last?.mail !== undefined) last = { ...last, mail: { ...last.mail, step: 'VerifyOtp' } }
    },
    close: () => {
      last = last && { email: last.email }
    },
  }
}
