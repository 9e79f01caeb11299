import type { SchedulerLike } from 'rxjs'
import type { WalletConnector } from '../../../application/ports/WalletConnector.js'
import { EMBEDDED } from '../../../domain/connect/EMBEDDED.js'
import { makeInjectedConnector } from '../makeInjectedConnector.js'
import { pinProvider } from '../pinProvider.js'

/** The wallet behind an e-mail or social login, as a wallet like any other (X-14, S6-03). It has no row of its own: its ways in are its rows. */
export const makeEmbeddedConnector = (deps: { readonly provider: object; readonly scheduler: SchedulerLike }): WalletConnector | undefined => {
  const provider = pinProvider(deps.provider)
  const info = { id: EMBEDDED, name: 'E-mail or social account', remote: true } as const
  return provider && makeInjectedConnector({ provider, info, scheduler: deps.scheduler })
}
