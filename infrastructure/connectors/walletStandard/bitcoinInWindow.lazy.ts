import { readField } from '../../shared/readField.js'
import { readList } from '../readList.js'
import type { FoundWallet } from './FoundWallet.js'
import { pinWallet } from './pinWallet.js'
import { satsConnectWallet } from './satsConnectWallet.js'
import { unisatWallet } from './unisatWallet.js'

const PLACES = [
  { id: 'window:unisat', name: 'UniSat Wallet', path: ['unisat'] },
  { id: 'window:bitget', name: 'Bitget Wallet', path: ['bitkeep', 'unisat'] },
  { id: 'window:binance', name: 'Binance Wallet', path: ['binancew3w', 'bitcoin'] },
  { id: 'window:okx', name: 'OKX Wallet', path: ['okxwallet', 'bitcoin'] },
] as const
const LEATHER = 'LeatherProvider'
const MOST_LISTED = 20
/** Where an entry of the list says that its wallet is: names with dots between them. */
const PATH = /^\w{1,64}(?:\.\w{1,64}){0,3}$/

const found = (id: string, wallet: object | undefined): readonly FoundWallet[] => {
  const pinned = pinWallet(wallet)
  return pinned === undefined ? [] : [{ id, wallet: pinned }]
}

const listed = (window: unknown): readonly FoundWallet[] => {
  const ids = new Set<string>()
  return (readList(readField(window, 'btc_providers'), MOST_LISTED) ?? []).flatMap((entry) => {
    const id = readField(entry, 'id')
    // Two of one id are one place, and one wallet.
    if (typeof id !== 'string' || !PATH.test(id) || ids.has(id)) return []
    ids.add(id)
    const provider = id.split('.').reduce<unknown>(readField, window)
    return found(
      `window:${id}`,
      satsConnectWallet(
        readField(entry, 'name'),
        readField(entry, 'icon'),
        id === LEATHER ? 'Hex' : 'Base64',
        provider,
      ),
    )
  })
}

/** The Bitcoin wallets that announce themselves by a place in the window, or in the list there (wire reference 4.3). */
export const bitcoinInWindow = (window: unknown): readonly FoundWallet[] => [
  ...PLACES.flatMap(({ id, name, path }) => found(id, unisatWallet(name, path.reduce<unknown>(readField, window)))),
  ...listed(window),
]
