import type { SchedulerLike } from 'rxjs'
import { loadOnce } from '../../../application/kernel/loadOnce.js'
import type { Adapters } from '../../../application/kernel/adapters.js'
import type { AssetDiscovery, NotTold } from '../../../application/ports/assetDiscovery.js'
import type { ChainRpc } from '../../../application/ports/chainRpc.js'
import { ASSET_DISCOVERY, CHAIN_RPC, SCHEDULER } from '../../../application/ports/tokens.js'
import { lazyPort } from '../../shared/lazyPort.js'
import { tryPromise } from '../../shared/tasks.js'

/** Loads when NFTs are first shown. */
const makeAssetDiscovery = (deps: { readonly scheduler: SchedulerLike; readonly chainRpc: ChainRpc }): AssetDiscovery =>
  lazyPort(
    tryPromise(
      loadOnce(async () => (await import('../../assetDiscovery/openAssetDiscovery.lazy.js')).openAssetDiscovery(deps)),
      (): NotTold => ({ _tag: 'NotTold' }),
    ),
  )

/** Asset discovery through wallets and chains. */
export const ASSET_ADAPTERS: Adapters = {
  bind: ({ single }) => single(ASSET_DISCOVERY, makeAssetDiscovery, { scheduler: SCHEDULER, chainRpc: CHAIN_RPC }),
  guards: async () => (await import('../hostAdapters/assetGuards.lazy.js')).ASSET_GUARDS,
}
