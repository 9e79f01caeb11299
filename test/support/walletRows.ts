import type { WalletListing } from '../../domain/wallets/walletListing.js'
import type { WalletRow } from '../../domain/wallets/walletRow.js'

/** The row of a wallet that the directory lists, and that is not installed. */
export const listedRow = (listing: WalletListing): Extract<WalletRow, { readonly _tag: 'Listed' }> => ({
  _tag: 'Listed',
  id: listing.id,
  name: listing.name,
  section: 'recommended',
  listing,
})

/** The row of the same wallet once it is in this browser, as `example.` and its id. */
export const installedRow = (listing: WalletListing): Extract<WalletRow, { readonly _tag: 'Installed' }> => ({
  _tag: 'Installed',
  id: `example.${listing.id}`,
  name: listing.name,
  connectors: [{ namespace: 'eip155', connectorId: `example.${listing.id}` }],
  section: 'injected',
  unverified: false,
  listing,
})
