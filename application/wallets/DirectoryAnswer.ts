import type { RemoteError } from '../../domain/errors/RemoteError.js'
import type { WalletPage } from '../../domain/wallets/WalletPage.js'

/** What is known of a question to the directory. */
export type DirectoryAnswer =
  /** From an earlier visit; the directory is being asked again. */
  | { readonly _tag: 'Cached'; readonly page: WalletPage }
  /** `page` holds what is of use here; `sent` is how many wallets the server sent. */
  | { readonly _tag: 'Fresh'; readonly page: WalletPage; readonly sent: number }
  | { readonly _tag: 'Failed'; readonly error: RemoteError }
