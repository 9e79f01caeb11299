import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { SchedulerLike } from 'rxjs'
import { loadOnce } from '../../../application/kernel/loadOnce.js'
import type { Binder } from '../../../application/kernel/token.js'
import type { AssetDiscovery, NotTold } from '../../../application/ports/assetDiscovery.js'
import { ASSET_DISCOVERY, SCHEDULER } from '../../../application/ports/tokens.js'
import { tryPromise } from '../../shared/tasks.js'

/** Loaded with the first look at NFTs. */
const makeAssetDiscovery = (deps: { readonly scheduler: SchedulerLike }): AssetDiscovery => {
  const opened = tryPromise(
    loadOnce(async () => (await import('../../assetDiscovery/walletAssets.lazy.js')).makeWalletAssets(deps)),
    (): NotTold => ({ _tag: 'NotTold' }),
  )
  return {
    nfts: (of, ask) =>
      pipe(
        opened,
        TE.flatMap((discovery) => discovery.nfts(of, ask)),
      ),
  }
}

/** What wallets tell of what their accounts hold. */
export const bindAssets = ({ single }: Binder): void => {
  single(ASSET_DISCOVERY, makeAssetDiscovery, { scheduler: SCHEDULER })
}
