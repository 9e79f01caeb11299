import type { WalletMemory } from './WalletMemory.js'
import type { WalletNetwork } from './WalletNetwork.js'

const isNetwork = (value: unknown): value is WalletNetwork =>
  typeof value === 'object' &&
  value !== null &&
  'chainId' in value &&
  typeof value.chainId === 'number' &&
  'name' in value &&
  typeof value.name === 'string' &&
  (!('rpcUrl' in value) || typeof value.rpcUrl === 'string')

const isMemory = (value: unknown): value is WalletMemory =>
  typeof value === 'object' &&
  value !== null &&
  'granted' in value &&
  Array.isArray(value.granted) &&
  value.granted.every((account) => typeof account === 'string') &&
  'chainId' in value &&
  typeof value.chainId === 'number' &&
  (!('added' in value) || (Array.isArray(value.added) && value.added.every(isNetwork)))

const parse = (text: string | null): WalletMemory | undefined => {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isMemory(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Keeps a wallet's memory in the page's storage, as an extension keeps it in its own. `onElsewhere` hears of other tabs. */
export const makeWalletMemory = (key: string, first: WalletMemory) => {
  const name = `sandbox-wallet.${key}`
  return {
    read: (): WalletMemory => parse(localStorage.getItem(name)) ?? first,
    write: (memory: WalletMemory): void => localStorage.setItem(name, JSON.stringify(memory)),
    onElsewhere: (listener: (before: WalletMemory, after: WalletMemory) => void): void =>
      window.addEventListener('storage', ({ key: changed, oldValue, newValue }) => {
        if (changed === name) listener(parse(oldValue) ?? first, parse(newValue) ?? first)
      }),
  }
}
