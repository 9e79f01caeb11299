import { worksOn } from '../../domain/wallets/worksOn.js'
import type { WalletListing } from '../../domain/wallets/WalletListing.js'
import type { DirectoryQuery } from '../ports/walletApi/DirectoryApi.js'

/** Whether a wallet is among those that were asked for, whatever a server does with the question. Names are the server's matter. */
export const answersQuery =
  ({ include, exclude, chains, certifiedOnly }: DirectoryQuery) =>
  (listing: WalletListing): boolean =>
    !exclude.includes(listing.id) &&
    (include.length === 0 || include.includes(listing.id)) &&
    (listing.certified || !certifiedOnly) &&
    worksOn(chains, listing)
