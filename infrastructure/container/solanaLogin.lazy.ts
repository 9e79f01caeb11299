import type { SchedulerLike } from 'rxjs'
import { makeTakeLoginAlong } from '../../application/policies/takeLoginAlong.js'
import type { EmbeddedWallet } from '../../application/ports/embeddedWallet/EmbeddedWallet.js'
import type { NetworkMemory } from '../../application/ports/NetworkMemory.js'
import type { Network } from '../../domain/network/Network.js'
import { makeEmbeddedSolanaConnector } from '../connectors/embedded/makeEmbeddedSolanaConnector.js'
import { describeFailure } from '../embeddedWallet/describeFailure.js'
import { toProviderError } from '../embeddedWallet/toProviderError.js'
import type { SolanaLogin } from './LazyEmbedded.js'

/** What a login has on Solana: loaded for a site with a network there. */
export const openSolanaLogin = ({ wallet, networks, memory, scheduler }: {
  readonly wallet: EmbeddedWallet
  /** Those of Solana, as the host configures them. */
  readonly networks: readonly [Network, ...Network[]]
  /** What the visitor chose on an earlier visit. */
  readonly memory: Pick<NetworkMemory, 'read'>
  readonly scheduler: SchedulerLike
}): SolanaLogin => {
  const own = networks.map(({ caipNetworkId }) => caipNetworkId)
  return {
    connector: makeEmbeddedSolanaConnector({
      wallet,
      startsOn: () => memory.read().find((id) => own.includes(id)) ?? networks[0].caipNetworkId,
      toFailure: (error) => toProviderError(error, describeFailure),
      scheduler,
    }),
    makeTakeLoginAlong,
  }
}
