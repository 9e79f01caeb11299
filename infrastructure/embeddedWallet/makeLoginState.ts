import { createStore } from '../../application/shared/createStore.js'
import type { Readable } from '../../application/shared/Readable.js'
import { readOnly } from '../../application/shared/readOnly.js'
import type { LoggedIn } from '../../domain/login/LoggedIn.js'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'

export interface LoginState {
  readonly loggedIn: Readable<LoggedIn | undefined>
  /** Where the visitor is, or will be when logged in. */
  readonly where: () => CaipNetworkId | undefined
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
    where: () => store.value?.caipNetworkId ?? chain,
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
