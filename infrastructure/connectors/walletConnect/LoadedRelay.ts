import type { SchedulerLike } from 'rxjs'
import type { Grant, Pairing } from '../../../application/ports/Pairing.js'
import type { Readable } from '../../../application/shared/Readable.js'
import type { RemoteWallet } from '../../../domain/connect/RemoteWallet.js'
import type { Network } from '../../../domain/network/Network.js'
import type { RelayClient } from './RelayClient.js'
import type { SessionProvider } from './SessionProvider.js'

/** What pairing needs of the page. */
export interface RelayDeps {
  /** Starts the SDK. */
  readonly open: () => Promise<RelayClient>
  readonly networks: readonly Network[]
  readonly visible: Readable<boolean>
  readonly scheduler: SchedulerLike
}

/** The part that loads when pairing is first needed, without the SDK. */
export interface LoadedRelay {
  readonly pairing: Pairing
  /** The EVM part of the page's session. */
  readonly provider: SessionProvider
  /** The wallet behind the session. */
  readonly wallet: () => RemoteWallet | undefined
  readonly dispose: () => void
}

/** `grants`: the connections of the session that the page holds. */
export type OpenRelay = (deps: RelayDeps & { readonly grants: () => Promise<readonly Grant[]> }) => LoadedRelay
