import { startWith } from 'rxjs'
import { EMBEDDED_CONNECTOR_ID } from '../../domain/connect/connector.js'
import { defineFeature } from '../kernel/feature.js'
import { token } from '../kernel/token.js'
import { CONNECTION_MEMORY } from '../ports/tokens.js'
import { LAZY, LOGIN_WALLET } from '../tokens.js'

/** The way to logins, which are loaded at a sign of interest. */
export const loginAccessFeature = defineFeature({
  name: 'loginAccess',
  token: token<object>('LoginAccess'),
  needs: {},
  make: () => ({}),
  with: { wallet: LOGIN_WALLET, memory: CONNECTION_MEMORY, lazy: LAZY },
  join: (_, { wallet, memory, lazy }) => {
    const load = (): void => void lazy.load('login').catch(() => undefined)
    return {
      commands: { prepareLogin: load },
      policies: [
        // The wallet of a visitor who returns, or logs in in another tab (U-33), is asked, and may ask them something,
        // without anybody near a login.
        () =>
          memory.changes.pipe(startWith(memory.read())).subscribe((remembered) => {
            if (wallet.isReturning || Object.values(remembered).flat().includes(EMBEDDED_CONNECTOR_ID)) load()
          }),
      ],
    }
  },
})
