import { makeWalletMemory } from './makeWalletMemory.js'
import type { WalletMemory } from './WalletMemory.js'

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

/** EIP-1193: the provider can do nothing for this site any more. */
const GONE = { code: 4900, message: 'The owner disconnected this site.' }

const hex = (chainId: number): string => `0x${chainId.toString(16)}`

export const makeAccess = (key: string, homeChainId: number): WalletAccess => {
  const memory = makeWalletMemory(key, { granted: [], chainId: homeChainId })
  const listeners = new Map<string, Set<Listener>>()
  const tell = (event: string, payload: unknown): void => listeners.get(event)?.forEach((listener) => listener(payload))
  const tellChanges = (before: WalletMemory, after: WalletMemory): void => {
    if (after.chainId !== before.chainId) tell('chainChanged', hex(after.chainId))
    if (after.granted.join() === before.granted.join()) return
    tell('accountsChanged', after.granted)
    if (after.granted.length === 0) tell('disconnect', GONE)
  }
  const change = (part: Partial<WalletMemory>): void => {
    const before = memory.read()
    const after = { ...before, ...part }
    memory.write(after)
    tellChanges(before, after)
  }
  memory.onElsewhere(tellChanges)
  return {
    accounts: () => memory.read().granted,
    chainId: () => memory.read().chainId,
    grant: (granted) => change({ granted }),
    moveTo: (chainId) => change({ chainId }),
    on: (event, listener) => void listeners.set(event, (listeners.get(event) ?? new Set<Listener>()).add(listener)),
    removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
  }
}
