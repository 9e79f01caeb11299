import type { WalletCatalogue } from '../../domain/wallets/WalletCatalogue.js'
import type { WalletListing } from '../../domain/wallets/WalletListing.js'

/** How far the directory was read; the rows are made of it and of what is known without it. */
export interface CatalogueState extends Pick<WalletCatalogue, 'search' | 'certifiedOnly' | 'progress'> {
  /** The whole directory, as far as it was paged through; kept while something is looked for. */
  readonly browsed: { readonly listings: readonly WalletListing[]; readonly pages: number; readonly count: number }
  /** The directory's answer to the search. */
  readonly found: readonly WalletListing[]
}
