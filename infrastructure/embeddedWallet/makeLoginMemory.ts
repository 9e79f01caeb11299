import type { KeyValueStore } from '../../application/ports/KeyValueStore.js'
import type { LoggedIn } from '../../domain/login/LoggedIn.js'

/** What this device remembers of a login: nothing that says who it is. */
export interface LoginMemory {
  /** Somebody logged in here before. */
  readonly used: () => boolean
  readonly emailSentAt: () => number | undefined
  readonly emailSent: (at: number) => void
  readonly accountType: () => LoggedIn['preferredAccountType'] | undefined
  readonly preferType: (type: LoggedIn['preferredAccountType']) => void
  readonly loggedIn: () => void
  readonly forget: () => void
}

const USED = 'embedded.used'
const EMAIL_SENT_AT = 'embedded.emailSentAt'
const ACCOUNT_TYPE = 'embedded.accountType'

export const makeLoginMemory = (store: KeyValueStore): LoginMemory => ({
  used: () => store.read(USED) === 'true',
  emailSentAt: () => {
    const text = store.read(EMAIL_SENT_AT)
    return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined
  },
  emailSent: (at) => store.write(EMAIL_SENT_AT, String(Math.floor(at))),
  accountType: () => {
    const text = store.read(ACCOUNT_TYPE)
    return text === 'eoa' || text === 'smartAccount' ? text : undefined
  },
  preferType: (type) => store.write(ACCOUNT_TYPE, type),
  loggedIn: () => {
    store.write(USED, 'true')
    store.remove(EMAIL_SENT_AT)
  },
  forget: () => {
    store.remove(USED)
    store.remove(ACCOUNT_TYPE)
  },
})
