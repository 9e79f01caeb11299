import * as TE from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import type { WalletConnector } from '../../../application/ports/WalletConnector.js'
import { PAIRED } from '../../../domain/connect/PAIRED.js'
import type { Connection } from '../../../domain/connect/Connection.js'
import type { RemoteWallet } from '../../../domain/connect/RemoteWallet.js'
import { makeInjectedConnector } from '../makeInjectedConnector.js'
import type { SessionProvider } from './SessionProvider.js'

/** The EVM wallet behind the page's session: from here on it is a wallet like any other. */
export const makeRelayConnector = (deps: {
  readonly provider: SessionProvider
  readonly wallet: () => RemoteWallet | undefined
  readonly scheduler: SchedulerLike
}): WalletConnector => {
  // It is our own, so no page script could have been at it.
  const provider = { ...deps.provider, identity: deps.provider }
  const info = { id: PAIRED, name: 'WalletConnect', remote: true } as const
  const connector = makeInjectedConnector({ provider, info, scheduler: deps.scheduler })
  const named = <C extends Connection | undefined>(connection: C): C => {
    const wallet = deps.wallet()
    return connection === undefined || wallet === undefined ? connection : { ...connection, wallet }
  }
  return {
    ...connector,
    connect: TE.map(named<Connection>)(connector.connect),
    restore: TE.map(named<Connection | undefined>)(connector.restore),
  }
}
