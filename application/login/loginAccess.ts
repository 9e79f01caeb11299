import { startWith } from 'rxjs'
import type { LoggedIn } from '../../domain/account/embeddedUser.js'
import { EMBEDDED_CONNECTOR_ID } from '../../domain/connect/connection.js'
import type { SocialLoginState } from '../../domain/login/socialLogin.js'
import { defineFeature } from '../kernel/feature.js'
import { createStore } from '../kernel/store.js'
import { CONNECTION_MEMORY } from '../ports/tokens.js'
import { LAZY } from '../api/tokens.js'
import { LOGIN_ACCESS, LOGIN_WALLET } from './tokens.js'
import type { LoginAccess } from './loginFeature.js'

/** Loads logins on a sign of interest, and holds the states of logins that the account shows. */
export const loginAccessFeature = defineFeature({
  name: 'loginAccess',
  token: LOGIN_ACCESS,
  needs: {},
  make: (): LoginAccess => ({
    loggedIn: createStore<LoggedIn | undefined>(undefined),
    socialLogin: createStore<SocialLoginState>({ _tag: 'Idle' }),
  }),
  with: { wallet: LOGIN_WALLET, memory: CONNECTION_MEMORY, lazy: LAZY },
  join: (_, { wallet, memory, lazy }) => {
    const load = (): void => void lazy.load('login').catch(() => undefined)
    return {
      commands: { prepareLogin: load },
      policies: [
        // Loads the wallet of a visitor who returns from a redirect or logs in in another tab (U-33): it is restored,
        // and may prompt the visitor, without any interest in a login here.
        () =>
          memory.changes.pipe(startWith(memory.read())).subscribe((remembered) => {
            if (wallet.isReturning || Object.values(remembered).flat().includes(EMBEDDED_CONNECTOR_ID)) load()
          }),
      ],
    }
  },
})
