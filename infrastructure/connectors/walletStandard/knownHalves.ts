import { KNOWN_NAMES, type KnownRdns } from '../../../domain/wallets/knownWallets.js'
import { nameSkeleton } from '../../../domain/wallets/lookalikes.js'
import type { ChainNamespace } from '../../../domain/network/network.js'

/** How a wallet without an rdns is found: by registration, or as a global. */
export type WayIn = 'Registered' | 'InWindow'

const NONE: readonly KnownRdns[] = []
const REGISTERED_FOR_BOTH: readonly KnownRdns[] = [
  'app.phantom',
  'io.magiceden.wallet',
  'io.metamask',
  'io.metamask.beta',
  'io.metamask.flask',
]

/**
 * Namespaces besides EVM on which known wallets are found, as confirmed by vendors' code or widely used wallet kits
 * (decision 20). Excludes Solflare and other wallets without an announced rdns.
 */
const KNOWN_HALVES: Readonly<Record<WayIn, Readonly<Partial<Record<ChainNamespace, readonly KnownRdns[]>>>>> = {
  Registered: {
    solana: [
      ...REGISTERED_FOR_BOTH,
      ...(['app.backpack', 'com.binance.wallet', 'com.bitget.web3', 'com.brave.wallet', 'com.bybit'] as const),
      ...(['com.coin98', 'com.coinbase.wallet', 'com.exodus.web3-wallet', 'com.okex.wallet'] as const),
      ...(['com.trustwallet.app', 'io.gate.wallet', 'io.zerion.wallet', 'pro.tokenpocket'] as const),
      ...(['so.onekey.app.wallet', 'xyz.ctrl', 'xyz.talisman'] as const),
    ],
    bip122: REGISTERED_FOR_BOTH,
  },
  InWindow: {
    bip122: ['com.binance.wallet', 'com.bitget.web3', 'com.okex.wallet', 'io.magiceden.wallet'],
  },
}

/** What the built-in table says about a wallet that has only a name. */
export type KnownHalf =
  | { readonly _tag: 'UnknownName' }
  /** Its rdns on EVM chains is one of these. */
  | { readonly _tag: 'Given'; readonly rdns: readonly KnownRdns[] }
  /** The wallet with this rdns has that name, but is not found in this way. */
  | { readonly _tag: 'NotGiven'; readonly rdns: KnownRdns }

/**
 * Whether the wallet of this name is known to be found in this way on all these namespaces. A merely similar name
 * (besides case) does not belong to the known wallet.
 */
export const knownHalf = (name: string, way: WayIn, namespaces: readonly ChainNamespace[]): KnownHalf => {
  const alike = KNOWN_NAMES.filter((known) => nameSkeleton(known.name) === nameSkeleton(name))
  const [first] = alike
  if (first === undefined) return { _tag: 'UnknownName' }
  const exact = alike
    .filter((known) => known.name.toLowerCase() === name.toLowerCase())
    .map(({ rdns }) => rdns)
    .filter((rdns) => namespaces.every((each) => (KNOWN_HALVES[way][each] ?? NONE).includes(rdns)))
  return exact.length > 0 ? { _tag: 'Given', rdns: exact } : { _tag: 'NotGiven', rdns: first.rdns }
}
