import { readField } from '../../shared/readField.js'
import type { FoundWallet } from './FoundWallet.js'
import { pinWallet } from './pinWallet.js'
import { unisatWallet } from './unisatWallet.js'

const PLACES = [
  { id: 'window:unisat', name: 'UniSat Wallet', path: ['unisat'] },
  { id: 'window:bitget', name: 'Bitget Wallet', path: ['bitkeep', 'unisat'] },
  { id: 'window:binance', name: 'Binance Wallet', path: ['binancew3w', 'bitcoin'] },
] as const

/** The Bitcoin wallets that announce themselves by a place in the window alone (wire reference 4.3). */
export const bitcoinInWindow = (window: unknown): readonly FoundWallet[] =>
  PLACES.flatMap(({ id, name, path }) => {
    const wallet = pinWallet(unisatWallet(name, path.reduce<unknown>(readField, window)))
    return wallet === undefined ? [] : [{ id, wallet }]
  })
