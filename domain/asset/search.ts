import { type Asset, isOwned } from './asset.js'

/** Texts by which an asset or a listed token is found. `contract`: a plain address or a CAIP-10 id. */
interface Named {
  readonly symbol: string
  readonly name: string
  readonly contract?: string | undefined
}

/** Lowest position of the text in symbol, name or contract; of a CAIP-10 id, only its address counts. */
const positionIn = ({ symbol, name, contract = '' }: Named, sought: string): number =>
  Math.min(
    ...[symbol, name, contract.slice(contract.lastIndexOf(':') + 1)]
      .map((text) => text.toLowerCase().indexOf(sought))
      .map((at) => (at < 0 ? Infinity : at)),
  )

/**
 * Items with this text in symbol, name or contract, in any case; those that begin with it first (V-37). All of them, in
 * their order, if nothing is typed.
 */
export const search = <A>(items: readonly A[], typed: string, naming: (item: A) => Named): readonly A[] => {
  const sought = typed.trim().toLowerCase()
  return items
    .map((item) => ({ item, at: positionIn(naming(item), sought) }))
    .filter(({ at }) => at !== Infinity)
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

/** `search` for assets. */
export const searchAssets = (assets: readonly Asset[], typed: string): readonly Asset[] =>
  search(assets, typed, (asset) => asset)

/** What the account owns, in its order; then all others, by symbol. */
export const assetSections = (
  assets: readonly Asset[],
): { readonly owned: readonly Asset[]; readonly others: readonly Asset[] } => {
  const key = ({ symbol }: Asset): string => symbol.toLowerCase()
  return {
    owned: assets.filter(isOwned),
    others: assets
      .filter((asset) => !isOwned(asset))
      .sort((one, other) => (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0)),
  }
}
