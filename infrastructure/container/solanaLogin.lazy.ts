import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { makeSwitchEmbeddedNamespace } from '../../application/login/solanaLoginPolicies.js'
import type { NetworkMemory } from '../../application/ports/storage.js'
import type { ConnectedWallet } from '../../application/ports/pairing.js'
import type { SolanaLogin } from '../../application/ports/loginWallet.js'
import type { EmbeddedWallet } from '../../application/ports/embeddedWallet.js'
import type { WalletConnector } from '../../application/ports/walletConnector.js'
import type { CaipNetworkId, Network } from '../../domain/network/network.js'
import type { LoginConnectorOf } from '../connectors/embedded/loginConnector.js'
import { solanaLogin } from '../connectors/embedded/solanaConnector.js'

/** Opens the Solana connector beside the EVM one. */
export type OpenSolanaLogin = (deps: {
  readonly wallet: EmbeddedWallet
  readonly evm: WalletConnector
  readonly defaultNetwork: CaipNetworkId
  readonly connectorOf: LoginConnectorOf
}) => SolanaLogin

/** Solana support of the embedded wallet; loaded only for sites with a Solana network. */
export const makeOpenSolanaLogin =
  ({
    networks,
    memory,
  }: {
    /** The host's Solana networks. */
    readonly networks: readonly [Network, ...Network[]]
    /** Network choices of earlier visits. */
    readonly memory: Pick<NetworkMemory, 'read'>
  }): OpenSolanaLogin =>
  ({ wallet, evm, defaultNetwork, connectorOf }) => {
    const own = networks.map(({ caipNetworkId }) => caipNetworkId)
    const solana = connectorOf(
      solanaLogin(() => memory.read().find((id) => own.includes(id)) ?? networks[0].caipNetworkId),
    )
    const connectors = defaultNetwork.startsWith('solana:') ? [solana] : [evm, solana]
    return {
      connectors,
      completeLogin: () => {
        const connector = wallet.session.loggedIn.value?.caipNetworkId.startsWith('solana:') === true ? solana : evm
        return pipe(
          connector.connect,
          TE.map((connection): ConnectedWallet => ({ connector, connection })),
        )()
      },
      makeSwitchEmbeddedNamespace: (deps) => makeSwitchEmbeddedNamespace({ ...deps, wallet, connectors }),
    }
  }
