import { p2tr, p2wpkh } from '@scure/btc-signer'
import { type BTC_NETWORK, pubECDSA, pubSchnorr } from '@scure/btc-signer/utils'
import type { BitcoinKey } from './BitcoinKey.js'
import type { BitcoinPurpose } from './BitcoinWallet.js'
import { REGTEST } from './REGTEST.js'

/** A private key for one of the two purposes of the Wallet Standard: paying, by the hash of a key; ordinals, by taproot. */
export const openBitcoinKey = (
  privateKey: Uint8Array,
  purpose: BitcoinPurpose,
  network: BTC_NETWORK = REGTEST,
): BitcoinKey => {
  const publicKey = pubECDSA(privateKey)
  const tapInternalKey = pubSchnorr(privateKey)
  const { address, script } =
    purpose === 'payment' ? p2wpkh(publicKey, network) : p2tr(tapInternalKey, undefined, network)
  return { address, publicKey, privateKey, script, input: purpose === 'payment' ? {} : { tapInternalKey } }
}
