import { LOGIN_KEY } from '../../application/ports/embeddedWallet.js'
import type { KeyValueStore } from '../../application/ports/storage.js'
import type { LoggedIn } from '../../domain/account/embeddedUser.js'
import { createStore, type Readable, readOnly } from '../../application/kernel/store.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import { makeSentMails, type SentMails } from './sentMails.js'

/** What this device remembers of a login: no e-mail address and no code. */
export interface LoginMemory {
  /** Somebody logged in here before. */
  readonly used: () => boolean
  readonly mails: SentMails
  readonly accountType: () => LoggedIn['preferredAccountType'] | undefined
  readonly preferType: (type: LoggedIn['preferredAccountType']) => void
  /** Of a social account: the site tells it once. One that is an address is known for the page's life only. */
  readonly userName: () => string | undefined
  readonly keepUserName: (name: string | undefined) => void
  readonly loggedIn: () => void
  readonly forget: () => void
  /** What it knew for the page's life only. */
  readonly forgetHere: () => void
}

const ACCOUNT_TYPE = 'embedded.accountType'
const USER_NAME = 'embedded.userName'
const LONGEST_NAME = 320

export const makeLoginMemory = (store: KeyValueStore): LoginMemory => {
  const mails = makeSentMails(store)
  let userName: string | undefined
  const keepUserName = (name: string | undefined): void => {
    userName = name
    if (name === undefined || name.includes('@')) store.remove(USER_NAME)
    else store.write(USER_NAME, name)
  }
  return {
    used: () => store.read(LOGIN_KEY) === 'true',
    mails,
    accountType: () => {
      const text = store.read(ACCOUNT_TYPE)
      return text === 'eoa' || text === 'smartAccount' ? text : undefined
    },
    preferType: (type) => store.write(ACCOUNT_TYPE, type),
    userName: () => userName ?? store.read(USER_NAME)?.slice(0, LONGEST_NAME),
    keepUserName,
    loggedIn: () => {
      store.write(LOGIN_KEY, 'true')
      mails.clear()
    },
    forget: () => {
      store.remove(LOGIN_KEY)
      store.remove(ACCOUNT_TYPE)
      keepUserName(undefined)
    },
    forgetHere: () => {
      userName = undefined
    },
  }
}

export interface LoginState {
  readonly loggedIn: Readable<LoggedIn | undefined>
  /** Where the visitor is, or will be when logged in. */
  readonly network: () => CaipNetworkId | undefined
  /** Called before a user is asked for: tells what has become of the question since. */
  readonly begin: () => () => 'Current' | 'Moved' | 'Over'
  readonly adopt: (found: LoggedIn) => void
  readonly moveAccount: (account: Pick<LoggedIn, 'address' | 'preferredAccountType'>) => void
  readonly moveChain: (id: CaipNetworkId) => void
  readonly leave: () => void
}

/** Who is logged in, in this page's memory alone. */
export const makeLoginState = (): LoginState => {
  const store = createStore<LoggedIn | undefined>(undefined)
  /** Where a visitor who is not logged in yet was moved to. */
  let chain: CaipNetworkId | undefined
  let version = 0
  let visit = 0

  const adopt = (next: LoggedIn): void => {
    version += 1
    chain = undefined
    store.set(next)
  }
  return {
    loggedIn: readOnly(store),
    network: () => store.value?.caipNetworkId ?? chain,
    begin: () => {
      const begun = { version, visit }
      return () => {
        if (visit !== begun.visit) return 'Over'
        return version === begun.version ? 'Current' : 'Moved'
      }
    },
    adopt,
    moveAccount: (moved) => {
      if (store.value !== undefined) return adopt({ ...store.value, ...moved })
      version += 1
    },
    moveChain: (id) => {
      if (store.value !== undefined) return adopt({ ...store.value, caipNetworkId: id })
      version += 1
      chain = id
    },
    leave: () => {
      visit += 1
      chain = undefined
      store.set(undefined)
    },
  }
}
