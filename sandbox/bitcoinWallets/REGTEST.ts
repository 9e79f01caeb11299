import type { BTC_NETWORK } from '@scure/btc-signer/utils'

/** How addresses are written on a developer's machine. */
export const REGTEST: BTC_NETWORK = { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef }
