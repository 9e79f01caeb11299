import type { Asset } from '../../../domain/asset/asset.js'

/** A coin with 18 decimals, a balance of 1 and no price, unless changed. */
export const anAsset = (change: Partial<Asset> = {}): Asset => ({
  id: 'coin',
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  balance: '1',
  price: undefined,
  ...change,
})
