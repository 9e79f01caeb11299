import { isBitcoinAddress } from '../../../domain/account/addresses/bitcoin.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { readField } from '../../shared/safeRead.js'
import type { NamespaceAdapter } from './namespaceAdapter.js'

const CHAINS: readonly (readonly [CaipNetworkId, string])[] = [
  ['bip122:000000000019d6689c085ae165831e93', 'bitcoin:mainnet'],
  ['bip122:000000000933ea01ad0ee984209779ba', 'bitcoin:testnet'],
  ['bip122:00000008819873e925422c1ff0f99f7c', 'bitcoin:signet'],
  ['bip122:0f9188f13cb7b2c71f2a335e3a4fc328', 'bitcoin:regtest'],
]
/** Globals of Bitcoin wallets that do not register. */
const PLACES = ['unisat', 'bitkeep', 'binancew3w', 'okxwallet', 'btc_providers']
const CAIP_2 = /^bip122:([0-9a-f]{32})$/

/** Accepts chains without a Wallet Standard name by their CAIP-2 id. */
const fromCaip2 = (name: string): CaipNetworkId | undefined => {
  const reference = CAIP_2.exec(name)?.[1]
  return reference === undefined ? undefined : `bip122:${reference}`
}

/**
 * Bitcoin wallets (wire reference 4.3). An address is valid on one chain, whatever its account claims. The first
 * address is for payments, the second for ordinals: the order of `purposes`.
 */
export const BITCOIN_ADAPTER: NamespaceAdapter = {
  namespace: 'bip122',
  connect: { feature: 'bitcoin:connect', inputs: [{ purposes: ['payment', 'ordinals'] }] },
  // bitcoin:connect has no silent mode.
  restore: { feature: 'standard:connect', inputs: [{ silent: true }] },
  requiredFeatures: ['bitcoin:connect'],
  signingFeatures: ['bitcoin:signMessage', 'bitcoin:signTransaction'],
  isAddress: isBitcoinAddress,
  namesOf: (id) => [...CHAINS.flatMap(([known, name]) => (known === id ? [name] : [])), id],
  idOf: (name) => CHAINS.find(([, known]) => known === name)?.[0] ?? fromCaip2(name),
  // Loads the code only if one of the globals exists.
  findInWindow: async (window) =>
    PLACES.some((place) => readField(window, place) !== undefined)
      ? import('./windowBitcoin.lazy.js').then(
          ({ findBitcoinInWindow: bitcoinInWindow }) => bitcoinInWindow(window),
          () => [],
        )
      : [],
  load: async () => (await import('./bitcoinRequests.lazy.js')).askBitcoin,
}
