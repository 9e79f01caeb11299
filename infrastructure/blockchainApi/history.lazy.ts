import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { HistoryQuery } from '../../application/ports/blockchainApi.js'
import type { HistoryEntry, HistoryPage, HistoryTransfer } from '../../domain/activity/history.js'
import { fromRefinement, oneOf, orUndefined, stringMatching, usableEntries } from '../http/codecs/combinators.js'
import { isSafeImage } from '../http/codecs/safeImage.js'
import { readableName } from '../http/codecs/label.js'
import { caipNetworkId, plainText } from '../http/codecs/text.js'
import type { Question } from './question.js'

const LONGEST_NAME = 128
const LONGEST_SYMBOL = 32
const LONGEST_CURSOR = 2_048

const isoDate = fromRefinement(
  'isoDate',
  (value): value is string =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT[\d:.]{5,20}(?:Z|[+-]\d\d:?\d\d)$/.test(value) &&
    !isNaN(Date.parse(value)),
)
const worth = fromRefinement(
  'worth',
  (value): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0,
)
const address = stringMatching(/^[\w.:-]{1,128}$/)

const Picture = orUndefined(t.strict({ url: orUndefined(t.string) }))

const TransferEntry = t.strict({
  direction: oneOf(t.literal('in'), t.literal('out'), t.literal('self')),
  quantity: t.strict({ numeric: stringMatching(/^\d{1,100}(?:\.\d{1,100})?$/) }),
  value: orUndefined(worth),
  fungible_info: orUndefined(
    t.strict({
      name: orUndefined(plainText(LONGEST_NAME)),
      symbol: orUndefined(plainText(LONGEST_SYMBOL)),
      icon: Picture,
    }),
  ),
  nft_info: orUndefined(
    t.strict({
      name: t.unknown,
      content: orUndefined(t.strict({ preview: Picture, detail: Picture })),
      flags: orUndefined(t.strict({ is_spam: orUndefined(t.boolean) })),
    }),
  ),
})
type TransferEntry = t.TypeOf<typeof TransferEntry>

/** Wire reference 2.B.3, S3-06: snake case inside transfers, camel case elsewhere. */
const Transaction = t.strict({
  id: stringMatching(/^[\x21-\x7e]{1,256}$/),
  metadata: t.strict({
    operationType: orUndefined(stringMatching(/^[\w-]{1,32}$/)),
    hash: stringMatching(/^[\w-]{1,128}$/),
    chain: orUndefined(caipNetworkId),
    minedAt: isoDate,
    sentFrom: address,
    sentTo: orUndefined(address),
    status: oneOf(t.literal('confirmed'), t.literal('failed'), t.literal('pending')),
    nonce: orUndefined(worth),
    application: orUndefined(t.strict({ name: orUndefined(plainText(LONGEST_NAME)) })),
  }),
  transfers: orUndefined(usableEntries(TransferEntry)),
})
type Transaction = t.TypeOf<typeof Transaction>

const HistoryReply = t.strict({
  data: usableEntries(Transaction),
  next: orUndefined(t.string),
})

/** Drops transfers of neither a token nor an NFT: they cannot be shown. */
const toTransfer =
  (server: string | undefined) =>
  ({ direction, quantity, value, fungible_info: token, nft_info: nft }: TransferEntry): readonly HistoryTransfer[] => {
    const safe = (url: string | undefined): string | undefined =>
      url !== undefined && isSafeImage(url, server) ? url : undefined
    const moved = { direction, amount: quantity.numeric, ...(value !== undefined && { value }) }
    if (nft !== undefined) {
      const previewUrl = safe(nft.content?.preview?.url)
      const detailUrl = safe(nft.content?.detail?.url)
      const name = readableName(nft.name)
      const asset = {
        ...(name !== undefined && { name }),
        ...(previewUrl !== undefined && { previewUrl }),
        ...(detailUrl !== undefined && { detailUrl }),
        isSpam: nft.flags?.is_spam === true,
      }
      return [{ ...moved, asset: { _tag: 'Nft', ...asset } }]
    }
    if (token === undefined) return []
    const iconUrl = safe(token.icon?.url)
    const { name, symbol } = token
    const asset = {
      ...(name !== undefined && { name }),
      ...(symbol !== undefined && { symbol }),
      ...(iconUrl !== undefined && { iconUrl }),
    }
    return [{ ...moved, asset: { _tag: 'Token', ...asset } }]
  }

/** Operation type of a contract call if the server does not name one. */
const CALL = 'execute'

const toEntry =
  (server: string | undefined) =>
  ({ id, metadata, transfers }: Transaction): HistoryEntry => {
    const listed = transfers?.flatMap(toTransfer(server))
    // All transfers were unreadable: says "unknown" instead of "moved nothing".
    const moved = listed?.length === 0 && transfers?.length !== 0 ? undefined : listed
    const { operationType = CALL, hash, chain, minedAt, sentFrom, sentTo = '', status, nonce, application } = metadata
    return {
      id,
      hash,
      operation: operationType,
      minedAt: Date.parse(minedAt),
      from: sentFrom,
      to: sentTo,
      status,
      ...(chain !== undefined && { chainId: chain }),
      ...(nonce !== undefined && { nonce }),
      ...(moved !== undefined && { transfers: moved }),
      ...(application?.name !== undefined && { application: application.name }),
    }
  }

/** Same lifetime as in comparable products (wire reference 2.B.3), but per page. */
const HISTORY_TTL_MS = 15_000

/** `GET /v1/account/{account}/history` (S7-12). Keeps spam and other chains: the domain drops them. */
export const historyQuestion: Question<HistoryQuery, HistoryPage> = {
  call: 'blockchainApi history',
  ask: (client) => {
    const toHistory = toEntry(client.address('', {}))
    return ({ address: account, chainId, cursor }) =>
      pipe(
        client.get(
          `v1/account/${encodeURIComponent(account)}/history`,
          { chainId, ...(cursor !== undefined && { cursor }) },
          HistoryReply,
        ),
        TE.map(({ data, next }) => ({
          entries: data.map(toHistory),
          ...(next !== undefined && next !== '' && next.length <= LONGEST_CURSOR && { next }),
        })),
      )
  },
  key: ({ address: account, chainId, cursor = '' }) => `${chainId}:${account}:${cursor}`,
  since: (query) => query.since,
  ttlMs: HISTORY_TTL_MS,
}
