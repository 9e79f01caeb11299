/**
 * Wallets that visitors trust by sight: the rdns that each announces on EVM chains, and the names by which it, or its
 * half of the Wallet Standard, is known. Each is as the wallet kits of that trade list it (decision 20).
 */
const KNOWN_WALLETS = {
  // Builds of MetaMask: of its extension, of institutions, of its connector, of its phones.
  'io.metamask': ['MetaMask'],
  'io.metamask.beta': ['MetaMask Beta'],
  'io.metamask.flask': ['MetaMask Flask'],
  'io.metamask.mmi': [],
  'io.metamask.mmc': [],
  'io.metamask.mobile': [],
  'io.metamask.mobile.beta': [],
  'io.metamask.mobile.flask': [],
  'app.backpack': ['Backpack'],
  'app.backpack.mobile': [],
  'app.phantom': ['Phantom'],
  'com.binance.wallet': ['Binance Wallet'],
  'com.bitget.web3': ['Bitget Wallet'],
  'com.brave.wallet': ['Brave Wallet'],
  'com.bybit': ['Bybit Wallet'],
  'com.coin98': ['Coin98', 'Coin98 Wallet'],
  'com.coinbase.wallet': ['Coinbase Wallet'],
  'com.crypto.wallet': [],
  'com.enkrypt': ['Enkrypt'],
  'com.exodus.web3-wallet': ['Exodus'],
  'com.ledger': [],
  'com.okex.wallet': ['OKX Wallet'],
  'com.trustwallet.app': ['Trust', 'Trust Wallet'],
  'io.gate.wallet': ['Gate Wallet'],
  'io.magiceden.wallet': ['Magic Eden'],
  'io.rabby': ['Rabby Wallet'],
  'io.zerion.wallet': ['Zerion'],
  'me.rainbow': ['Rainbow'],
  'pro.tokenpocket': ['TokenPocket'],
  'sh.frame': ['Frame'],
  'so.onekey.app.wallet': ['OneKey'],
  'xyz.ctrl': ['Ctrl Wallet'],
  'xyz.talisman': ['Talisman'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type KnownRdns = keyof typeof KNOWN_WALLETS

export const KNOWN_RDNS = Object.keys(KNOWN_WALLETS) as readonly KnownRdns[]

/** Which rdns belongs to which name. */
export const KNOWN_NAMES: readonly { readonly name: string; readonly rdns: KnownRdns }[] = KNOWN_RDNS.flatMap((rdns) =>
  KNOWN_WALLETS[rdns].map((name) => ({ name, rdns })),
)

/** Whether an rdns is this one, or of another known build of the maker's. */
export const isBuildOf = (rdns: string, maker: string): boolean =>
  rdns === maker || (rdns.startsWith(`${maker}.`) && KNOWN_RDNS.some((known) => known === rdns))
