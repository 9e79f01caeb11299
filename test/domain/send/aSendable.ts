import type { SendableAsset } from '../../../domain/send/sendableAsset.js'

/** A coin of 18 decimals, of which the account has one, and that has no price, unless changed. */
export const aSendable = (change: Partial<SendableAsset> = {}): SendableAsset => ({
  ...{ id: 'coin', name: 'Ether', symbol: 'ETH', decimals: 18 },
  ...{ balance: '1', price: undefined, token: undefined },
  ...change,
})
