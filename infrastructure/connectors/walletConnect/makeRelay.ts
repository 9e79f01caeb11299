import * as E from 'fp-ts/Either'
import type { SchedulerLike } from 'rxjs'
import type { Grant, Pairing } from '../../../application/ports/Pairing.js'
import type { WalletConnector } from '../../../application/ports/WalletConnector.js'
import type { Readable } from '../../../application/shared/Readable.js'
import type { Network } from '../../../domain/network/Network.js'
import { makePairing } from './makePairing.js'
import { makeRelayConnector } from './makeRelayConnector.js'
import { makeRelayHolder } from './makeRelayHolder.js'
import { namespacesAsked } from './namespacesAsked.js'
import type { RelayClient } from './RelayClient.js'

/** The wallets behind a relay, as a page uses them: pairings, and a connector for each namespace that the site and Portico know. */
export interface Relay {
  readonly pairing: Pairing
  readonly connectors: readonly WalletConnector[]
  readonly dispose: () => void
}

export const makeRelay = (deps: {
  readonly open: () => Promise<RelayClient>
  readonly networks: readonly Network[]
  readonly visible: Readable<boolean>
  readonly scheduler: SchedulerLike
}): Relay => {
  const { networks, scheduler } = deps
  const asked = namespacesAsked(networks)
  const holder = makeRelayHolder({ ...deps, asked })
  const evm = networks.filter(({ chainNamespace }) => chainNamespace === 'eip155').map(({ caipNetworkId }) => caipNetworkId)
  const connectors: readonly WalletConnector[] = evm.length === 0 ? [] : [makeRelayConnector({ holder, pairing: () => pairing, networks: evm, scheduler })]
  const grantOf = async (connector: WalletConnector): Promise<readonly Grant[]> => {
    const connection = await connector.restore()
    return E.isRight(connection) && connection.right !== undefined ? [{ connector, connection: connection.right }] : []
  }
  const grants = async (): Promise<readonly Grant[]> => (await Promise.all(connectors.map(grantOf))).flat()
  const pairing = makePairing({ holder, asked, grants, scheduler })
  return { pairing, connectors, dispose: holder.dispose }
}
