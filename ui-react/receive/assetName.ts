import { truncateAddress } from '../../domain/account/truncateAddress.js'
import type { PayableAsset } from '../../domain/receive/payableAsset.js'

/** A token by its contract, too: anybody can make another with its name. */
export const assetName = ({ contract: id, symbol }: PayableAsset): string =>
  id === undefined ? symbol : `${symbol} (${truncateAddress(id)})`
