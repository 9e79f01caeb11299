import type { PopupProvider } from '../../domain/login/PopupProvider.js'
import type { PopupResult } from './Popups.js'

/** What a visitor came back to this page with. */
export type Returned =
  | { readonly _tag: 'FromProvider'; readonly provider: PopupProvider; readonly result: PopupResult }
  /** Nobody left this page for a provider. */
  | { readonly _tag: 'Unasked' }

/** A social login in this page's own place, where no window can be opened: it leaves the page and comes back to it. */
export interface Redirects {
  /** The address to go to, which leads back here. It counts for one return, on this device. */
  readonly leadBack: (provider: PopupProvider, uri: string) => string
  /** `undefined` where the page was opened in another way. A result that is not of the secure site, or was not asked for, is `Foreign` (S4-08). */
  readonly returned: Returned | undefined
}
