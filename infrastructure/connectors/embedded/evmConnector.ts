import type { SchedulerLike } from 'rxjs'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import { EMBEDDED_CONNECTOR_ID } from '../../../domain/connect/connector.js'
import { makeInjectedConnector } from '../injected/connector.js'
import type { PinnedProvider } from '../shared/eip1193Provider.js'

/**
 * The wallet behind an e-mail or social login, as a wallet like any other (X-14, S6-03). It has no row of its own: its ways in are its
 * rows. Its provider is our own, so no page script could have been at it.
 */
export const makeEmbeddedConnector = (deps: {
  readonly provider: Omit<PinnedProvider, 'identity'>
  readonly scheduler: SchedulerLike
}): WalletConnector => {
  const provider = { ...deps.provider, identity: deps.provider }
  const info = { id: EMBEDDED_CONNECTOR_ID, name: 'E-mail or social account', remote: true } as const
  return makeInjectedConnector({ provider, info, scheduler: deps.scheduler })
}
