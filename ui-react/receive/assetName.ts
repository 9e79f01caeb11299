import { truncateAddress } from '../../domain/account/truncateAddress.js'
import type { Asset } from '../../domain/asset/asset.js'

/** A token by its contract, too: anybody can make another with its name. */
export const assetName = ({ contract: id, symbol }: Asset): string =>
  id === undefined ? symbol : `${symbol} (${truncateAddress(id)})`
