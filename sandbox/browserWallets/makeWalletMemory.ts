import type { WalletMemory } from './WalletMemory.js'

const isMemory = (value: unknown): value is WalletMemory =>
  typeof value === 'object' && value !== null && 'granted' in value && Array.isArray(value.granted) && 'chainId' in value && typeof value.chainId === 'number'

/** Keeps a wallet's memory in the page's storage, as an extension keeps it in its own. */
export const makeWalletMemory = (key: string, first: WalletMemory): { readonly read: () => WalletMemory; readonly write: (memory: WalletMemory) => void } => {
  const name = `sandbox-wallet.${key}`
  return {
    read: () => {
      const text = localStorage.getItem(name)
      if (text === null) return first
      const value: unknown = JSON.parse(text)
      return isMemory(value) ? value : first
    },
    write: (memory) => localStorage.setItem(name, JSON.stringify(memory)),
  }
}
