import * as TE from 'fp-ts/TaskEither'
import type { DirectoryQuery } from '../../application/ports/walletApi.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'
import type { WalletListing, WalletPage } from '../../domain/wallets/walletListing.js'

/** Answers like a server with these wallets. */
export const aDirectory =
  (wallets: readonly WalletListing[]) =>
  ({
    page,
    entries,
    include,
    exclude,
    search,
    certifiedOnly,
  }: DirectoryQuery): TE.TaskEither<RemoteError, WalletPage> => {
    const found = wallets.filter(
      ({ id, name, certified }) =>
        (include.length === 0 || include.includes(id)) &&
        !exclude.includes(id) &&
        name.toLowerCase().includes(search.toLowerCase()) &&
        (certified || !certifiedOnly),
    )
    return TE.right({ wallets: found.slice((page - 1) * entries, page * entries), count: found.length })
  }
