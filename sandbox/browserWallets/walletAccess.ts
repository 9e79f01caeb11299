import type { BrowserWallet } from './BrowserWallet.js'

/** A network known to a wallet. */
export interface WalletNetwork {
  /** EIP-155 chain id. */
  readonly chainId: number
  readonly name: string
  /** Absent if the wallet can select the network but not reach it from here. */
  readonly rpcUrl?: string
}

/** State that a wallet stores between visits: granted accounts, current chain, added networks. */
interface WalletMemory {
  readonly granted: readonly string[]
  /** Locked by the owner: keeps its grants, but shows sites no account. */
  readonly locked?: boolean
  /** EIP-155 chain id. */
  readonly chainId: number
  readonly added?: readonly WalletNetwork[]
}

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
  (!('locked' in value) || typeof value.locked === 'boolean') &&
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

/**
 * Stores a wallet's state in the page's storage, as an extension does in its own. `onElsewhere` reports changes by
 * other tabs.
 */
const makeWalletMemory = (key: string, first: WalletMemory) => {
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

type Listener = (payload: unknown) => void

/** Grants of a wallet to this site, its chain, and change listeners. */
export interface WalletAccess {
  /** Accounts visible to the site, active one first; empty while disconnected or locked. */
  readonly accounts: () => readonly string[]
  readonly isLocked: () => boolean
  readonly chainId: () => number
  /** Networks that the owner can select. */
  readonly networks: () => readonly WalletNetwork[]
  /** A network that a site can ask to switch to; `undefined` for an unknown chain. */
  readonly known: (chainId: number) => WalletNetwork | undefined
  readonly grant: (accounts: readonly string[]) => void
  readonly lock: () => void
  readonly unlock: () => void
  readonly moveTo: (chainId: number) => void
  readonly add: (network: WalletNetwork) => void
  readonly on: (event: string, listener: Listener) => void
  readonly removeListener: (event: string, listener: Listener) => void
}

/** EIP-1193 "disconnected": the provider no longer serves this site. */
const GONE = { code: 4900, message: 'The owner disconnected this site.' }

const seenAccounts = ({ granted, locked }: WalletMemory): readonly string[] => (locked === true ? [] : granted)

const hex = (chainId: number): string => `0x${chainId.toString(16)}`

/** `networks` are those within reach; a wallet starts on the first. */
export const makeWalletAccess = (
  { key, knows }: Pick<BrowserWallet, 'key' | 'knows'>,
  networks: readonly [WalletNetwork, ...WalletNetwork[]],
): WalletAccess => {
  const memory = makeWalletMemory(key, { granted: [], chainId: networks[0].chainId })
  const listeners = new Map<string, Set<Listener>>()
  const tell = (event: string, payload: unknown): void => listeners.get(event)?.forEach((listener) => listener(payload))
  const tellChanges = (before: WalletMemory, after: WalletMemory): void => {
    if (after.chainId !== before.chainId) tell('chainChanged', hex(after.chainId))
    if (seenAccounts(after).join() === seenAccounts(before).join()) return
    tell('accountsChanged', seenAccounts(after))
    if (after.granted.length === 0) tell('disconnect', GONE)
  }
  const change = (part: Partial<WalletMemory>): void => {
    const before = memory.read()
    const after = { ...before, ...part }
    memory.write(after)
    tellChanges(before, after)
  }
  const added = (): readonly WalletNetwork[] => memory.read().added ?? []
  const reachable = (): readonly WalletNetwork[] => [
    ...networks,
    ...added().filter(({ chainId }) => !networks.some((network) => network.chainId === chainId)),
  ]
  memory.onElsewhere(tellChanges)
  return {
    accounts: () => seenAccounts(memory.read()),
    isLocked: () => memory.read().locked === true,
    chainId: () => memory.read().chainId,
    networks: reachable,
    known: (chainId) =>
      reachable().find(
        (network) =>
          network.chainId === chainId && (knows.includes(chainId) || added().some((each) => each.chainId === chainId)),
      ),
    grant: (granted) => change({ granted }),
    lock: () => change({ locked: true }),
    unlock: () => change({ locked: false }),
    moveTo: (chainId) => change({ chainId }),
    add: (network) => change({ added: [...added().filter(({ chainId }) => chainId !== network.chainId), network] }),
    on: (event, listener) => void listeners.set(event, (listeners.get(event) ?? new Set<Listener>()).add(listener)),
    removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
  }
}

/** A chain's name as shown to the owner: `Sandbox Two (31338)`. */
export const nameOfChain = (access: Pick<WalletAccess, 'networks'>, chainId: number): string =>
  `${access.networks().find((network) => network.chainId === chainId)?.name ?? 'Unknown network'} (${chainId})`
