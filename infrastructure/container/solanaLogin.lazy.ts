import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { makeTakeLoginAlong } from '../../application/policies/takeLoginAlong.js'
import type { NetworkMemory } from '../../application/ports/NetworkMemory.js'
import type { Grant } from '../../application/ports/Pairing.js'
import type { Network } from '../../domain/network/Network.js'
import { makeEmbeddedSolanaConnector } from '../connectors/embedded/solanaConnector.js'
import type { OpenSolanaLogin } from './featureTokens.js'

/** What a login has on Solana: loaded for a site with a network there, so that no other site pays for it. */
export const makeOpenSolanaLogin =
  ({
    networks,
    memory,
  }: {
    /** Those of Solana, as the host configures them. */
    readonly networks: readonly [Network, ...Network[]]
    /** What the visitor chose on an earlier visit. */
    readonly memory: Pick<NetworkMemory, 'read'>
  }): OpenSolanaLogin =>
  ({ wallet, evm, home, toFailure, scheduler }) => {
    const own = networks.map(({ caipNetworkId }) => caipNetworkId)
    const solana = makeEmbeddedSolanaConnector({
      wallet,
      startsOn: () => memory.read().find((id) => own.includes(id)) ?? networks[0].caipNetworkId,
      toFailure,
      scheduler,
    })
    const connectors = home.startsWith('solana:') ? [solana] : [evm, solana]
    return {
      connectors,
      completeLogin: () => {
        const connector = wallet.session.loggedIn.value?.caipNetworkId.startsWith('solana:') === true ? solana : evm
        return pipe(
          connector.connect,
          TE.map((connection): Grant => ({ connector, connection })),
        )()
      },
      makeSwitchEmbeddedNamespace: (deps) => makeTakeLoginAlong({ ...deps, wallet, connectors }),
    }
  }
