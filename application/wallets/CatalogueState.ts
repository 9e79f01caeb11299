import type { WalletCatalogue } from '../../domain/wallets/WalletCatalogue.js'
import type { WalletListing } from '../../domain/wallets/WalletListing.js'
import type { Found } from './addPage.js'

/** How far the directory was looked through; the rows are made of it and of what is known without it. */
export interface CatalogueState extends Pick<WalletCatalogue, 'search' | 'certifiedOnly'> {
  /** Somebody looks at the catalogue. */
  readonly looking: boolean
  /** By the key of the question, oldest first. */
  readonly found: ReadonlyMap<string, Found>
  /** The key of the question that is on its way. */
  readonly asking: string | undefined
  /** Keys of questions whose last page was not answered. */
  readonly failed: ReadonlySet<string>
  /** Of the whole directory, from an earlier visit: until it answers, and where it does not. */
  readonly remembered: readonly WalletListing[]
}
