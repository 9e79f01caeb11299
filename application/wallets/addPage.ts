import { oneListingEach } from '../../domain/wallets/oneListingEach.js'
import type { WalletListing } from '../../domain/wallets/WalletListing.js'
import type { WalletPage } from '../../domain/wallets/WalletPage.js'

/** Nobody reads further, and a server that repeats itself must not be asked without end. */
const MOST_PAGES = 100

/** What the directory said so far to one question. */
export interface Found {
  readonly listings: readonly WalletListing[]
  /** Of all matches. */
  readonly count: number
  /** Answered so far. */
  readonly pages: number
  readonly complete: boolean
}

/**
 * The next page, without the wallets of those before it. `sent` is what the server sent of the `asked` entries, of which a device
 * or an option may leave out any number: where it sent nothing is the end, whatever it counts.
 */
export const addPage = (
  found: Found | undefined,
  page: WalletPage,
  { asked, sent }: { readonly asked: number; readonly sent: number },
): Found => {
  const before = found?.listings ?? []
  const pages = (found?.pages ?? 0) + 1
  return {
    listings: oneListingEach([...before, ...page.wallets]),
    count: page.count,
    pages,
    complete: sent === 0 || pages * asked >= page.count || pages >= MOST_PAGES,
  }
}
