import type { CustomWallet } from './CustomWallet.js'
import type { WalletRow } from './WalletRow.js'

/** The row of a wallet the host added; its picture's address is the host's own. */
export const customRow = ({ imageUrl, ...wallet }: CustomWallet): WalletRow => ({
  _tag: 'Listed',
  id: wallet.id,
  name: wallet.name,
  ...(imageUrl === undefined ? {} : { picture: { _tag: 'Address', address: imageUrl } }),
  section: 'custom',
  listing: { chains: [], certified: false, ...wallet },
})
