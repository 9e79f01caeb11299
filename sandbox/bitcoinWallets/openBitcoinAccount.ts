import { sha256 } from '@scure/btc-signer/utils'
import type { BitcoinKey } from './BitcoinKey.js'
import type { BitcoinPurpose } from './BitcoinWallet.js'
import { openBitcoinKey } from './openBitcoinKey.js'

/** An account of the sandbox by its place: the same keys in every run, one for each purpose. */
export const openBitcoinAccount = (place: number): Readonly<Record<BitcoinPurpose, BitcoinKey>> => {
  const keyFor = (purpose: BitcoinPurpose): BitcoinKey =>
    openBitcoinKey(sha256(new TextEncoder().encode(`portico sandbox, Bitcoin account ${place}, ${purpose}`)), purpose)
  return { payment: keyFor('payment'), ordinals: keyFor('ordinals') }
}
