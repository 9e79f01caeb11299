import type { HistoryEntry, HistoryTransfer } from '../activity/history.js'

/** Where an NFT is on its chain. `tokenId`: decimal text; absent where only its contract is known. */
export interface NftToken {
  readonly contract: string
  readonly tokenId?: string
}

/** An NFT that an account holds. Texts and addresses of pictures are untrusted; absent where nobody tells them. */
export interface Nft {
  /** The same for the same one, as far as it can be told apart. */
  readonly id: string
  readonly name?: string
  readonly collection?: string
  readonly previewUrl?: string
  /** A larger picture than the preview. */
  readonly detailUrl?: string
  readonly count: bigint
  /** Absent where a history told of it, which does not say which one it is (S3-06), until the chain did. */
  readonly token?: NftToken
  /** Of one that a history told of: the hashes of the transactions that brought it, the last one first. */
  readonly broughtBy?: readonly string[]
}

/** What an account holds, as far as it is known, without spam. */
export type NftsState =
  | { readonly _tag: 'NoAccount' }
  /** Nothing tells it here: the network is none of EVM, none of the site's, or none that the server knows. */
  | { readonly _tag: 'NotHere' }
  | { readonly _tag: 'Loading' }
  | {
      readonly _tag: 'Loaded'
      readonly nfts: readonly Nft[]
      /** Whether an older part of the history is left, or is being looked through. */
      readonly more: 'None' | 'Some' | 'Loading'
    }
  /** The server did not answer; what was known stays. `retryAt`: when it is asked again, Unix time in ms. */
  | { readonly _tag: 'Unavailable'; readonly nfts: readonly Nft[]; readonly retryAt: number }

/** One of an NFT counts 1, whatever else a server writes behind the point. */
const wholePart = (amount: string): bigint => BigInt(amount.split('.')[0] ?? '0')

const CHANGES: Readonly<Record<HistoryTransfer['direction'], bigint>> = { in: 1n, out: -1n, self: 0n }

/** A transfer of an NFT as what it changes of the account; `undefined` for one of anything else, and of spam. */
const changeOf = ({ asset, amount, direction }: HistoryTransfer, hash: string): Nft | undefined => {
  if (asset._tag !== 'Nft' || asset.isSpam) return undefined
  const { name, previewUrl, detailUrl } = asset
  return {
    // A history has no contract and no number: what has one name and one picture is one NFT.
    id: JSON.stringify([name, previewUrl]),
    ...(name !== undefined && { name }),
    ...(previewUrl !== undefined && { previewUrl }),
    ...(detailUrl !== undefined && { detailUrl }),
    ...(direction === 'in' && { broughtBy: [hash] }),
    count: CHANGES[direction] * wholePart(amount),
  }
}

/**
 * What is left of what an account received and sent, by its history, newest first. Of a part of the history that ends
 * somewhere in the past, it is what came since and is still there: older parts add to it.
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
        ...{ ...change, ...newer, broughtBy },
        count: change.count + (newer?.count ?? 0n),
      })
    }
  }
  return [...held.values()].filter(({ count }) => count > 0n)
}
