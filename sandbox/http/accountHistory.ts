import { formatUnits } from 'viem'
import type { CaipNetworkId } from '../../domain/network/network.js'

/** Asset of a transfer. `picture`: path of its image below the sandbox's NFTs. */
export type IndexedAsset =
  | { readonly _tag: 'Token'; readonly name: string; readonly symbol: string; readonly decimals: number }
  | { readonly _tag: 'Nft'; readonly name: string; readonly picture: string; readonly isSpam: boolean }

/** Addresses of asset images. */
export interface AssetPictures {
  readonly token: (symbol: string) => string
  readonly nft: (path: string) => string
}

/** A transfer from an account's point of view. */
export interface IndexedTransfer {
  readonly direction: 'in' | 'out' | 'self'
  /** In base units. */
  readonly units: bigint
  readonly asset: IndexedAsset
}

/** A transaction from an account's point of view. */
export interface IndexedTransaction {
  readonly hash: string
  readonly operation: string
  readonly from: string
  /** Empty for a contract creation. */
  readonly to: string
  readonly nonce: number
  readonly minedAt: Date
  readonly succeeded: boolean
  readonly transfers: readonly IndexedTransfer[]
}

/** The real server's page size. */
const PAGE_SIZE = 50

const nftInfo = (
  { name, picture, isSpam }: Extract<IndexedAsset, { readonly _tag: 'Nft' }>,
  pictures: AssetPictures,
) => {
  const image = { url: pictures.nft(picture), content_type: 'image/png' }
  return { name, content: { preview: image, detail: image }, flags: { is_spam: isSpam } }
}

const entryOf = (
  caipNetworkId: CaipNetworkId,
  { hash, operation, from, to, nonce, minedAt, succeeded, transfers }: IndexedTransaction,
  pictures: AssetPictures,
) => ({
  id: hash,
  metadata: {
    operationType: operation,
    hash,
    chain: caipNetworkId,
    minedAt: minedAt.toISOString(),
    sentFrom: from,
    sentTo: to,
    status: succeeded ? 'confirmed' : 'failed',
    nonce,
  },
  transfers: transfers.map(({ direction, units, asset }) => ({
    direction,
    ...(asset._tag === 'Nft'
      ? { quantity: { numeric: String(units) }, nft_info: nftInfo(asset, pictures) }
      : {
          quantity: { numeric: formatUnits(units, asset.decimals) },
          fungible_info: { name: asset.name, symbol: asset.symbol, icon: { url: pictures.token(asset.symbol) } },
        }),
  })),
})

/** A page of a newest-first history. The cursor names the last transaction of the previous page. */
export const historyPage = (
  caipNetworkId: CaipNetworkId,
  history: readonly IndexedTransaction[],
  cursor: string | null,
  pictures: AssetPictures,
) => {
  const start = cursor === null ? 0 : history.findIndex(({ hash }) => hash === cursor) + 1
  const page = history.slice(start, start + PAGE_SIZE)
  const last = page.at(-1)
  return {
    data: page.map((transaction) => entryOf(caipNetworkId, transaction, pictures)),
    next: last === undefined || last === history.at(-1) ? null : last.hash,
  }
}
