import type { SchedulerLike } from 'rxjs'
import type { AssetDiscovery } from '../../application/ports/assetDiscovery.js'
import type { ChainRpc } from '../../application/ports/chainRpc.js'
import { tellReceived } from './receivedNfts.js'
import { makeWalletAssets } from './walletAssets.js'

/** What accounts hold, as their wallets and their chains tell of it. */
export const openAssetDiscovery = ({
  scheduler,
  chainRpc,
}: {
  readonly scheduler: SchedulerLike
  readonly chainRpc: Pick<ChainRpc, 'request'>
}): AssetDiscovery => ({ ...makeWalletAssets({ scheduler }), received: tellReceived(chainRpc) })
