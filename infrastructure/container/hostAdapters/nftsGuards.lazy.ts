import type { NotTold } from '../../../application/ports/assetDiscovery.js'
import { ASSET_DISCOVERY } from '../../../application/ports/tokens.js'
import { failing } from './guards.js'
import { guarding } from './portGuards.js'

const telling = failing((): NotTold => ({ _tag: 'NotTold' }))

/** Guards of asset discovery: a broken member acts like a wallet that reports no assets. */
export const NFTS_GUARDS = [guarding(ASSET_DISCOVERY, () => ({ nfts: telling, received: telling }))]
