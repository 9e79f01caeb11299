import type { WellKnownRdns } from '../../../domain/wallets/lookalikes.js'

/**
 * Wallets that register by a name and announce an EVM provider under an rdns: which rdns belongs to which name. Each is
 * as the wallet kits of that trade list it, and guarded against imitation. Solflare and other wallets without an EVM
 * provider have none.
 */
const KNOWN_PAIRS: Readonly<Record<string, readonly WellKnownRdns[]>> = {
  backpack: ['app.backpack'],
  'binance wallet': ['com.binance.wallet'],
  'bitget wallet': ['com.bitget.web3'],
  'brave wallet': ['com.brave.wallet'],
  'bybit wallet': ['com.bybit'],
  coin98: ['com.coin98'],
  'coinbase wallet': ['com.coinbase.wallet'],
  'ctrl wallet': ['xyz.ctrl'],
  exodus: ['com.exodus.web3-wallet'],
  'gate wallet': ['io.gate.wallet'],
  'magic eden': ['io.magiceden.wallet'],
  metamask: ['io.metamask'],
  'metamask flask': ['io.metamask.flask'],
  'okx wallet': ['com.okex.wallet'],
  onekey: ['so.onekey.app.wallet'],
  phantom: ['app.phantom'],
  talisman: ['xyz.talisman'],
  tokenpocket: ['pro.tokenpocket'],
  trust: ['com.trustwallet.app'],
  'trust wallet': ['com.trustwallet.app'],
  zerion: ['io.zerion.wallet'],
}

/** The rdns of the wallet of a name, capitals aside; empty for a wallet that is not known. */
export const knownRdnsOf = (name: string): readonly string[] => {
  const key = name.toLowerCase()
  return Object.hasOwn(KNOWN_PAIRS, key) ? (KNOWN_PAIRS[key] ?? []) : []
}
