import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import { mailUntil, RESEND_COOLDOWN_MS } from '../../domain/login/emailLogin.js'
import type { LoginError } from '../../domain/login/loginError.js'
import type { EmailLogin, SentMail } from '../ports/embeddedWallet.js'

/** A mail whose link or code the secure site accepts. Times in ms since 1970. */
export interface OpenMail {
  readonly email: string
  readonly step: SentMail['step']
  /** No other mail is sent before this time (S9-08). */
  readonly resendAt: number
  /** Its link and code are valid until then. */
  readonly until: number
}

/**
 * The mail whose answer the secure site awaits. The site knows one login at a time, that of the last requested address,
 * and codes are posted without an address: a code for an earlier address would be checked against the later one.
 */
export interface OpenMails {
  /** The mail to this address, if it is the secure site's current one and still valid. */
  readonly reopen: (email: string) => OpenMail | undefined
  /**
   * The last mail to this address, if it is too early for another and the secure site has used another address since.
   */
  readonly overtaken: (email: string) => OpenMail | undefined
  /** Sends a mail; resolves with `undefined` if none is needed because the login is still valid. */
  readonly send: (email: string) => TaskEither<LoginError, OpenMail | undefined>
  /** Records that the mail's link was opened. */
  readonly confirmDevice: () => void
  /** The mail's link or code is no longer usable. */
  readonly close: () => void
}

/** Failures before the secure site switched to the address. After any other failure, its current address is unknown. */
const REFUSALS: readonly LoginError['_tag'][] = ['EmailInvalid', 'EmailRateLimited', 'FrameFailed', 'UnverifiedDomain']

export const makeOpenMails = ({
  login,
  scheduler,
}: {
  readonly login: Pick<EmailLogin, 'sent' | 'start'>
  readonly scheduler: SchedulerLike
}): OpenMails => {
  /** The address that was last requested from the secure site. */
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
  /** The mail as the wallet recorded it, before a reload or for an abandoned request. */
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
      const current = { email, mail: asIs(email) }
      last = current
      const answer = await login.start(email)()
      if (E.isRight(answer)) {
        const mail =
          answer.right === 'Connect' ? undefined : mailOf(email, { step: answer.right, sentAt: scheduler.now() })
        if (mail !== undefined) sent.set(email, mail)
        if (last.email === email) last = { email, mail }
        return E.right(mail)
      }
      const { left } = answer
      if (last === current && REFUSALS.includes(left._tag)) last = before
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
