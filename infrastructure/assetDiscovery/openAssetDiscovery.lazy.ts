import type { SchedulerLike } from 'rxjs'
import type { AssetDiscovery } from '../../application/ports/assetDiscovery.js'
import type { ChainRpc } from '../../application/ports/chainRpc.js'
import { tellReceived } from './receivedNfts.js'
import { makeWalletAssets } from './walletAssets.js'

/** Finds the assets of accounts by asking their wallets and chains. */
export const openAssetDiscovery = ({
  scheduler,
  chainRpc,
}: {
  readonly scheduler: SchedulerLike
  readonly chainRpc: Pick<ChainRpc, 'request'>
}): AssetDiscovery => ({ ...makeWalletAssets({ scheduler }), received: tellReceived(chainRpc) })
