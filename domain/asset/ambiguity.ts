import { type Asset, isImitation } from './asset.js'

/**
 * Whether the name of an asset does not identify it, so that its contract is shown: another one in the list has its
 * symbol, it imitates a known one, its name was repaired, or no list vouches for it.
 */
export const ambiguityIn = (assets: readonly Asset[]): ((asset: Asset) => boolean) => {
  const counts = new Map<string, number>()
  for (const { symbol } of assets) counts.set(symbol.toLowerCase(), (counts.get(symbol.toLowerCase()) ?? 0) + 1)
  return (asset) =>
    (counts.get(asset.symbol.toLowerCase()) ?? 0) > 1 ||
    isImitation(asset) ||
    asset.unknown === true ||
    asset.unlisted === true
}
