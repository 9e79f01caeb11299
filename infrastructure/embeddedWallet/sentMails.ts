import type { KeyValueStore } from '../../application/ports/storage.js'
import type { EmailLoginStep, EmailUpdateStep } from '../../domain/login/emailLogin.js'
import type { SentMail } from '../../application/ports/embeddedWallet.js'

/** When mails were sent, by their addresses; kept over a load of the page, without any address. */
export interface SentMails {
  /** In ms since 1970. */
  readonly sentAt: (email: string) => number | undefined
  /** The last one, if it was of a login with this address. */
  readonly last: (email: string) => SentMail | undefined
  readonly note: (email: string, step: EmailLoginStep | EmailUpdateStep, at: number) => void
  /** The link in the last one was opened. */
  readonly deviceConfirmed: () => void
  readonly clear: () => void
}

const KEY = 'embedded.mails'
/** Room for as many addresses as somebody mistypes in 30 s; of a mail that is cut off the time is long past. */
const LONGEST_RECORD = 300

/**
 * A number below 2^16: it tells addresses of one visitor apart, and is shared by so many others that whoever reads it
 * learns none.
 */
const tagOf = (email: string): string => {
  let sum = 0
  for (const letter of email.toLowerCase()) sum = (sum * 257 + Number(letter.codePointAt(0))) % 65_521
  return `${sum}`
}

const timeOf = (entry: string): number | undefined => {
  const at = entry.split(':')[2] ?? ''
  return /^\d{1,15}$/.test(at) ? Number(at) : undefined
}

/** A record has an entry a mail, `tag:step:time`, the newest first. */
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
      // A login that still stands needs no mail.
      if (step === 'Connect') return
      store.write(KEY, `${tagOf(email)}:${step}:${Math.floor(at)} ${read().replace(entryOf(email), '')}`)
    },
    // Only of the last one it matters what it asks for.
    deviceConfirmed: () => store.write(KEY, read().replace('VerifyDevice', 'VerifyOtp')),
    clear: () => store.remove(KEY),
  }
}
