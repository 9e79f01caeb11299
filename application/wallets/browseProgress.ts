import type { CatalogueProgress } from '../../domain/wallets/WalletCatalogue.js'
import type { CatalogueState } from './CatalogueState.js'
import { PAGE_ENTRIES } from './PAGE_ENTRIES.js'

/** How far the directory was read. The server counts what a device or an option leaves out, so the pages tell the end. */
export const browseProgress = ({ pages, count }: CatalogueState['browsed']): CatalogueProgress =>
  pages * PAGE_ENTRIES >= count ? { _tag: 'Complete', count } : { _tag: 'Partial', count }
