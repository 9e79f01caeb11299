import type { HistoryEntry, HistoryTransfer } from '../activity/history.js'

/** An NFT's place on its chain. `tokenId`: decimal text; absent if only the contract is known. */
export interface NftToken {
  readonly contract: string
  readonly tokenId?: string
}

/** An NFT that an account holds. Texts and picture addresses are untrusted, and absent if unknown. */
export interface Nft {
  /** Equal for the same NFT, as far as NFTs can be told apart. */
  readonly id: string
  readonly name?: string
  readonly collection?: string
  readonly previewUrl?: string
  /** A larger picture than the preview. */
  readonly detailUrl?: string
  readonly count: bigint
  /** Absent for an NFT from a history, which does not identify it (S3-06), until the chain does. */
  readonly token?: NftToken
  /** For an NFT from a history: hashes of the transactions that brought it, the newest first. */
  readonly broughtBy?: readonly string[]
}

/** The NFTs that an account holds, without spam. */
export type NftsState =
  | { readonly _tag: 'NoAccount' }
  /** No NFTs here: the network is not EVM, not one of the site's, or unknown to the server. */
  | { readonly _tag: 'NotHere' }
  | { readonly _tag: 'Loading' }
  | {
      readonly _tag: 'Loaded'
      readonly nfts: readonly Nft[]
      /** Whether an older part of the history is left, or is being searched. */
      readonly more: 'None' | 'Some' | 'Loading'
    }
  /** The server did not answer; known NFTs stay. `retryAt`: time of the next request, Unix time in ms. */
  | { readonly _tag: 'Unavailable'; readonly nfts: readonly Nft[]; readonly retryAt: number }

/** NFTs are whole: decimals that a server writes are ignored. */
const wholePart = (amount: string): bigint => BigInt(amount.split('.')[0] ?? '0')

const CHANGES: Readonly<Record<HistoryTransfer['direction'], bigint>> = { in: 1n, out: -1n, self: 0n }

/** The change that a transfer of an NFT makes to the account; `undefined` for other assets, and for spam. */
const changeOf = ({ asset, amount, direction }: HistoryTransfer, hash: string): Nft | undefined => {
  if (asset._tag !== 'Nft' || asset.isSpam) return undefined
  const { name, previewUrl, detailUrl } = asset
  return {
    // A history has no contract and no token id: the same name and picture count as one NFT.
    id: JSON.stringify([name, previewUrl]),
    ...(name !== undefined && { name }),
    ...(previewUrl !== undefined && { previewUrl }),
    ...(detailUrl !== undefined && { detailUrl }),
    ...(direction === 'in' && { broughtBy: [hash] }),
    count: CHANGES[direction] * wholePart(amount),
  }
}

/**
 * The NFTs that remain after all transfers in a history, newest first. Without the older parts of the history, these
 * are the NFTs that came since then and are still held; older parts add to them.
 */
export const heldNfts = (entries: readonly HistoryEntry[]): readonly Nft[] => {
  const held = new Map<string, Nft>()
  for (const { status, hash, transfers = [] } of entries) {
    if (status !== 'confirmed') continue
    for (const transfer of transfers) {
      const change = changeOf(transfer, hash)
      if (change === undefined) continue
      const newer = held.get(change.id)
      const broughtBy = [...(newer?.broughtBy ?? []), ...(change.broughtBy ?? [])]
      held.set(change.id, {
        ...change,
        ...newer,
        broughtBy,
        count: change.count + (newer?.count ?? 0n),
      })
    }
  }
  return [...held.values()].filter(({ count }) => count > 0n)
}
