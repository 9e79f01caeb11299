import * as t from 'io-ts'
import { appLink, type IsAppLink, withoutRefusedLinks } from '../http/codecs/appLinks.js'
import { webUrl } from '../http/codecs/urls.js'
import { caipNetworkId, plainId, plainText, reverseDomain } from '../http/codecs/text.js'
import { count, orUndefined, stringMatching, usableEntries, validEntries } from '../http/codecs/combinators.js'
import type { WalletListing } from '../../domain/wallets/walletListing.js'
import { pipe } from 'fp-ts/function'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { DirectoryApi, DirectoryQuery } from '../../application/ports/walletApi.js'
import { decodeReply } from '../http/fetchJson.js'
import type { HttpClient } from '../http/HttpClient.js'

const LONGEST_NAME = 64

/** Wire reference 8.1. Rejected without a plain id and name; invalid details are omitted (S-12). */
const WalletEntry = t.strict({
  id: plainId,
  name: plainText(LONGEST_NAME),
  image_id: orUndefined(plainId),
  image_url: orUndefined(webUrl),
  rdns: orUndefined(reverseDomain),
  chains: orUndefined(validEntries(caipNetworkId)),
  homepage: orUndefined(webUrl),
  mobile_link: orUndefined(appLink),
  link_mode: orUndefined(webUrl),
  desktop_link: orUndefined(appLink),
  webapp_link: orUndefined(webUrl),
  chrome_store: orUndefined(webUrl),
  app_store: orUndefined(webUrl),
  play_store: orUndefined(webUrl),
  badge_type: orUndefined(stringMatching(/^(?:certified|none)$/)),
})

type WalletEntry = t.TypeOf<typeof WalletEntry>

const DirectoryReply = t.strict({ data: t.UnknownArray, count: orUndefined(count) })
const DirectoryEntries = t.strict({ data: usableEntries(WalletEntry) })

/** Lower bound of the match count if the server omits it: after a full page there may be one more. */
const leastCount = ({ page, entries }: DirectoryQuery, sent: number): number =>
  (page - 1) * entries + sent + (sent < entries ? 0 : 1)

/** Maps an entry to a listing (wire reference 8.1). */
const toWalletListing = (entry: WalletEntry): WalletListing => ({
  id: entry.id,
  name: entry.name,
  chains: entry.chains ?? [],
  certified: entry.badge_type === 'certified',
  ...(entry.image_id === undefined ? {} : { imageId: entry.image_id }),
  ...(entry.image_url === undefined ? {} : { imageUrl: entry.image_url }),
  ...(entry.rdns === undefined ? {} : { rdns: entry.rdns }),
  ...(entry.homepage === undefined ? {} : { homepage: entry.homepage }),
  ...(entry.mobile_link === undefined ? {} : { mobileLink: entry.mobile_link }),
  ...(entry.link_mode === undefined ? {} : { universalLink: entry.link_mode }),
  ...(entry.desktop_link === undefined ? {} : { desktopLink: entry.desktop_link }),
  ...(entry.webapp_link === undefined ? {} : { webappLink: entry.webapp_link }),
  ...(entry.chrome_store === undefined ? {} : { chromeStore: entry.chrome_store }),
  ...(entry.app_store === undefined ? {} : { appStore: entry.app_store }),
  ...(entry.play_store === undefined ? {} : { playStore: entry.play_store }),
})

/** `GET /getWallets` (S7-04). */
export const makeHttpDirectoryApi = (deps: {
  readonly client: HttpClient
  readonly isAppLink: IsAppLink
}): DirectoryApi => {
  return {
    page: (query) => {
      const { page, entries, include, exclude, chains, search, certifiedOnly } = query
      return pipe(
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
        TE.flatMapEither((reply) =>
          pipe(
            decodeReply(DirectoryEntries)(reply),
            E.map(({ data }) => ({
              wallets: data.map((entry) => withoutRefusedLinks(deps.isAppLink, toWalletListing(entry))),
              count: reply.count ?? leastCount(query, reply.data.length),
              ...(data.length < reply.data.length && { sent: reply.data.length }),
            })),
          ),
        ),
      )
    },
  }
}
