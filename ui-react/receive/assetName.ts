import { truncateAddress } from '../../domain/account/truncateAddress.js'
import type { Asset } from '../../domain/asset/asset.js'

/** Includes a token's contract: anyone can make another token with its name. */
export const assetName = ({ contract: id, symbol }: Asset): string =>
  id === undefined ? symbol : `${symbol} (${truncateAddress(id)})`
