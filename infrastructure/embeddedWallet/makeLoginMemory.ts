import type { KeyValueStore } from '../../application/ports/KeyValueStore.js'
import type { LoggedIn } from '../../domain/login/LoggedIn.js'

/** What this device remembers of a login: no e-mail address and no code. */
export interface LoginMemory {
  /** Somebody logged in here before. */
  readonly used: () => boolean
  readonly emailSentAt: () => number | undefined
  readonly emailSent: (at: number) => void
  readonly accountType: () => LoggedIn['preferredAccountType'] | undefined
  readonly preferType: (type: LoggedIn['preferredAccountType']) => void
  /** Of a social account: the site tells it once. One that is an address is known for the page's life only. */
  readonly userName: () => string | undefined
  readonly keepUserName: (name: string | undefined) => void
  readonly loggedIn: () => void
  readonly forget: () => void
}

const USED = 'embedded.used'
const EMAIL_SENT_AT = 'embedded.emailSentAt'
const ACCOUNT_TYPE = 'embedded.accountType'
const USER_NAME = 'embedded.userName'
const LONGEST_NAME = 320

export const makeLoginMemory = (store: KeyValueStore): LoginMemory => {
  let userName = store.read(USER_NAME)?.slice(0, LONGEST_NAME)
  const keepUserName = (name: string | undefined): void => {
    userName = name
    if (name === undefined || name.includes('@')) store.remove(USER_NAME)
    else store.write(USER_NAME, name)
  }
  return {
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
    userName: () => userName,
    keepUserName,
    loggedIn: () => {
      store.write(USED, 'true')
      store.remove(EMAIL_SENT_AT)
    },
    forget: () => {
      store.remove(USED)
      store.remove(ACCOUNT_TYPE)
      keepUserName(undefined)
    },
  }
}
