import { LOGIN_KEY } from '../../application/ports/embeddedWallet.js'
import type { KeyValueStore } from '../../application/ports/storage.js'
import type { LoggedIn } from '../../domain/account/embeddedUser.js'
import { createStore, type Readable, readOnly } from '../../application/kernel/store.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import { makeSentMails, type SentMails } from './sentMails.js'

/** Login data stored on this device: neither e-mail addresses nor codes. */
export interface LoginMemory {
  /** Whether a login happened on this device before. */
  readonly used: () => boolean
  readonly mails: SentMails
  readonly accountType: () => LoggedIn['preferredAccountType'] | undefined
  readonly preferType: (type: LoggedIn['preferredAccountType']) => void
  /**
   * User name of a social account, which the site sends once. A name that is an e-mail address is kept in memory only.
   */
  readonly userName: () => string | undefined
  readonly keepUserName: (name: string | undefined) => void
  readonly loggedIn: () => void
  readonly forget: () => void
  /** Forgets data in memory. */
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
  /** Current network, or the future one of a visitor who is not logged in. */
  readonly network: () => CaipNetworkId | undefined
  /** Must be called before a user is fetched; the returned function tells whether the result is still current. */
  readonly begin: () => () => 'Current' | 'Moved' | 'Over'
  readonly adopt: (found: LoggedIn) => void
  readonly moveAccount: (account: Pick<LoggedIn, 'address' | 'preferredAccountType'>) => void
  readonly moveChain: (id: CaipNetworkId) => void
  readonly leave: () => void
}

/** The logged-in user, in memory only. */
export const makeLoginState = (): LoginState => {
  const store = createStore<LoggedIn | undefined>(undefined)
  /** Network chosen before login. */
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
