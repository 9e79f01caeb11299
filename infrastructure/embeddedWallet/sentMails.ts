import type { KeyValueStore } from '../../application/ports/storage.js'
import type { EmailLoginStep, EmailUpdateStep } from '../../domain/login/emailLogin.js'
import type { SentMail } from '../../application/ports/embeddedWallet.js'

/** Send times of mails by address; kept across reloads, without the addresses. */
export interface SentMails {
  /** In ms since 1970. */
  readonly sentAt: (email: string) => number | undefined
  /** The last mail, if it was for a login with this address. */
  readonly last: (email: string) => SentMail | undefined
  readonly note: (email: string, step: EmailLoginStep | EmailUpdateStep, at: number) => void
  /** Notes that the link in the last mail was opened. */
  readonly deviceConfirmed: () => void
  readonly clear: () => void
}

const KEY = 'embedded.mails'
/** Room for as many mistyped addresses as fit into 30 s; times cut off are long past. */
const LONGEST_RECORD = 300

/** A hash below 2^16: distinguishes addresses of one visitor, but matches too many others to reveal any. */
const tagOf = (email: string): string => {
  let sum = 0
  for (const letter of email.toLowerCase()) sum = (sum * 257 + Number(letter.codePointAt(0))) % 65_521
  return `${sum}`
}

const timeOf = (entry: string): number | undefined => {
  const at = entry.split(':')[2] ?? ''
  return /^\d{1,15}$/.test(at) ? Number(at) : undefined
}

/** The record has one entry per mail, `tag:step:time`, newest first. */
export const makeSentMails = (store: KeyValueStore): SentMails => {
  const read = (): string => (store.read(KEY) ?? '').slice(0, LONGEST_RECORD)
  const entryOf = (email: string): string =>
    read()
      .split(' ')
      .find((entry) => entry.startsWith(`${tagOf(email)}:`)) ?? ''
  return {
    sentAt: (email) => timeOf(entryOf(email)),
    last: (email) => {
      const entry = entryOf(email)
      const [step, sentAt] = [entry.split(':')[1], timeOf(entry)]
      const isOfLogin = step === 'VerifyDevice' || step === 'VerifyOtp'
      return isOfLogin && sentAt !== undefined && read().startsWith(entry) ? { step, sentAt } : undefined
    },
    note: (email, step, at) => {
      // A login that is still valid sends no mail.
      if (step === 'Connect') return
      store.write(KEY, `${tagOf(email)}:${step}:${Math.floor(at)} ${read().replace(entryOf(email), '')}`)
    },
    // Only the last mail's step matters.
    deviceConfirmed: () => store.write(KEY, read().replace('VerifyDevice', 'VerifyOtp')),
    clear: () => store.remove(KEY),
  }
}
