import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { DirectoryApi } from '../../application/ports/walletApi/DirectoryApi.js'
import type { HttpClient } from '../http/HttpClient.js'
import { DirectoryReply } from './directoryCodecs.js'
import { toWalletListing } from './toWalletListing.js'

/** `GET /getWallets` (S7-04). */
export const makeHttpDirectoryApi = (deps: { readonly client: HttpClient }): DirectoryApi => {
  return {
    page: ({ page, entries, include, exclude, chains, search, certifiedOnly }) =>
      pipe(
        deps.client.get(
          'getWallets',
          {
            page: String(page),
            entries: String(entries),
            include: include.join(','),
            exclude: exclude.join(','),
            chains: chains.join(','),
            search: search.trim(),
            badge_type: certifiedOnly ? 'certified' : '',
          },
          DirectoryReply,
        ),
        TE.map((reply) => ({ wallets: reply.data.map(toWalletListing), count: reply.count })),
      ),
  }
}
