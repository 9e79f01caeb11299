import { authNameOf } from '../../domain/account/embeddedUser.js'
import { liveConnections } from '../../domain/connect/connections.js'
import { EMBEDDED_CONNECTOR_ID } from '../../domain/connect/connection.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import type { Policy } from '../kernel/policy.js'
import type { EmbeddedSession } from '../ports/embeddedWallet.js'
import { type EmailUpdateFeature, type EmailUpdateFeatureDeps, makeEmailUpdateFeature } from './emailUpdateFeature.js'

/** Renames the connection after the account's e-mail address has changed (S3-05, S4-12). */
const makeRenameConnection =
  (deps: { readonly sessions: ConnectFeature['sessions']; readonly loggedIn: EmbeddedSession['loggedIn'] }): Policy =>
  () =>
    deps.loggedIn.changes.subscribe((user) => {
      for (const { state, arrange } of user === undefined ? [] : Object.values(deps.sessions)) {
        const live = liveConnections(state.value)
        const login = live.find(({ connectorId }) => connectorId === EMBEDDED_CONNECTOR_ID)
        const named = login && user && { ...login, ...authNameOf(user) }
        if (named && named.authName !== login.authName) arrange(live.map((each) => (each === login ? named : each)))
      }
    })

/** The parts that are loaded with the first update of an address. */
export const openEmailUpdate = (
  deps: EmailUpdateFeatureDeps & { readonly sessions: ConnectFeature['sessions'] },
): EmailUpdateFeature => {
  const feature = makeEmailUpdateFeature(deps)
  const naming = makeRenameConnection({ sessions: deps.sessions, loggedIn: deps.wallet.session.loggedIn })()
  return {
    ...feature,
    dispose: () => {
      naming.unsubscribe()
      feature.dispose()
    },
  }
}
