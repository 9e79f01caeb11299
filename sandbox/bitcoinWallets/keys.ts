import { type BTC_NETWORK, pubECDSA, pubSchnorr, sha256 } from '@scure/btc-signer/utils'
import { p2tr, p2wpkh } from '@scure/btc-signer'
import type { BitcoinPurpose } from './bitcoinWallets.js'

/** A key of a Bitcoin wallet in the page, with its single address. */
export interface BitcoinKey {
  readonly address: string
  /** Compressed public key. */
  readonly publicKey: Uint8Array
  readonly privateKey: Uint8Array
  /** Output script of the address. */
  readonly script: Uint8Array
  /** Fields that an input additionally needs for signing. */
  readonly input: { readonly tapInternalKey?: Uint8Array }
}

/** Address format of regtest. */
export const REGTEST: BTC_NETWORK = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }

/** A private key for one of the Wallet Standard's purposes: `payment` is P2WPKH, `ordinals` is Taproot. */
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

/** An account of the sandbox by index: the same keys in every run, one per purpose. */
export const openBitcoinAccount = (place: number): Readonly<Record<BitcoinPurpose, BitcoinKey>> => {
  const keyFor = (purpose: BitcoinPurpose): BitcoinKey =>
    openBitcoinKey(sha256(new TextEncoder().encode(`portico sandbox, Bitcoin account ${place}, ${purpose}`)), purpose)
  return { payment: keyFor('payment'), ordinals: keyFor('ordinals') }
}
