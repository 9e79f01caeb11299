import type { SchedulerLike } from 'rxjs'
import type { LazyFeature } from '../../../application/api/lazyFeatures.js'
import type { Adapters } from '../../../application/kernel/adapters.js'
import { loadOnce } from '../../../application/kernel/loadOnce.js'
import { nftsFeature } from '../../../application/nfts/feature.js'
import type { NftsApi } from '../../../application/nfts/nftsFeature.js'
import type { AssetDiscovery, NotTold } from '../../../application/ports/assetDiscovery.js'
import type { ChainRpc } from '../../../application/ports/chainRpc.js'
import { ASSET_DISCOVERY, CHAIN_RPC, SCHEDULER } from '../../../application/ports/tokens.js'
import { lazyPort } from '../../shared/lazyPort.js'
import { tryPromise } from '../../shared/tasks.js'
import { HISTORY_ADAPTERS } from '../bindings/history.js'

/** Loads when NFTs are first shown. */
const makeAssetDiscovery = (deps: { readonly scheduler: SchedulerLike; readonly chainRpc: ChainRpc }): AssetDiscovery =>
  lazyPort(
    tryPromise(
      loadOnce(async () => (await import('../../assetDiscovery/openAssetDiscovery.lazy.js')).openAssetDiscovery(deps)),
      (): NotTold => ({ _tag: 'NotTold' }),
    ),
  )

/** Asset discovery through wallets and chains. */
const NFTS_ADAPTERS: Adapters = {
  bind: ({ single }) => single(ASSET_DISCOVERY, makeAssetDiscovery, { scheduler: SCHEDULER, chainRpc: CHAIN_RPC }),
  guards: async () => (await import('../hostAdapters/nftsGuards.lazy.js')).NFTS_GUARDS,
}

/** The NFTs of an account, with their discovery. */
export const nfts: LazyFeature<NftsApi> = { ...nftsFeature, adapters: [NFTS_ADAPTERS, HISTORY_ADAPTERS] }
