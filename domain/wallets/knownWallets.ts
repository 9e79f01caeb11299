/**
 * Wallets that visitors trust by sight: the rdns that each announces on EVM chains, and the names of the wallet or of
 * its Wallet Standard half. As established wallet kits list them (decision 20).
 */
const KNOWN_WALLETS = {
  // Builds of MetaMask: extension, institutional, connector, mobile.
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

/** The rdns of each known name. */
export const KNOWN_NAMES: readonly { readonly name: string; readonly rdns: KnownRdns }[] = KNOWN_RDNS.flatMap((rdns) =>
  KNOWN_WALLETS[rdns].map((name) => ({ name, rdns })),
)

/** Whether an rdns is the maker's own, or that of another known build. */
export const isBuildOf = (rdns: string, maker: string): boolean =>
  rdns === maker || (rdns.startsWith(`${maker}.`) && KNOWN_RDNS.some((known) => known === rdns))
