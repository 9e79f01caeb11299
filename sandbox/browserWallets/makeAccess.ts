import { makeWalletMemory } from './makeWalletMemory.js'

type Listener = (payload: unknown) => void

/** What a wallet lets this site see, and who hears of changes. */
export interface WalletAccess {
  /** Accounts the site sees, the active one first; none while it is not connected. */
  readonly accounts: () => readonly string[]
  readonly chainId: () => number
  readonly grant: (accounts: readonly string[]) => void
  readonly moveTo: (chainId: number) => void
  readonly on: (event: string, listener: Listener) => void
  readonly removeListener: (event: string, listener: Listener) => void
}

const hex = (chainId: number): string => `0x${chainId.toString(16)}`

export const makeAccess = (key: string, homeChainId: number): WalletAccess => {
  const memory = makeWalletMemory(key, { granted: [], chainId: homeChainId })
  const listeners = new Map<string, Set<Listener>>()
  const tell = (event: string, payload: unknown): void => listeners.get(event)?.forEach((listener) => listener(payload))
  return {
    accounts: () => memory.read().granted,
    chainId: () => memory.read().chainId,
    grant: (granted) => {
      const before = memory.read()
      memory.write({ ...before, granted })
      if (granted.join() !== before.granted.join()) tell('accountsChanged', granted)
    },
    moveTo: (chainId) => {
      const before = memory.read()
      memory.write({ ...before, chainId })
      if (chainId !== before.chainId) tell('chainChanged', hex(chainId))
    },
    on: (event, listener) => void listeners.set(event, (listeners.get(event) ?? new Set<Listener>()).add(listener)),
    removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
  }
}
