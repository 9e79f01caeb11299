import * as E from 'fp-ts/Either'
import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import { EvmChainId } from '../EvmChainId.js'
import type { RelayEvent } from './RelayEvent.js'
import type { RelayHolder } from './RelayHolder.js'
import type { RelaySession } from './RelaySession.js'
import { sessionAccounts } from './sessionAccounts.js'
import { sessionChains } from './sessionChains.js'
import { toHexChain } from '../../shared/toHexChain.js'

type Listener = (payload: unknown) => void

/** Where the EVM part of a session stands, and who is told of it. */
export interface SessionState {
  readonly on: (event: string, listener: Listener) => void
  readonly removeListener: (event: string, listener: Listener) => void
  readonly session: () => RelaySession | undefined
  /** Plain addresses, the active one first; none without a session. */
  readonly accounts: () => readonly string[]
  readonly chain: () => CaipNetworkId | undefined
  readonly moveTo: (id: CaipNetworkId) => void
  /** Hears the wallet from now on. */
  readonly listen: () => Promise<void>
}

export const makeSessionState = (deps: {
  readonly holder: RelayHolder
  /** Where the page would like to be, of the chains a wallet grants. */
  readonly preferred: (granted: readonly CaipNetworkId[]) => CaipNetworkId | undefined
}): SessionState => {
  const listeners = new Map<string, Set<Listener>>()
  let session: RelaySession | undefined
  let told: unknown
  let before: readonly string[] = []
  let chain: CaipNetworkId | undefined
  let listening = false

  const emit = (event: string, payload: unknown): void => listeners.get(event)?.forEach((listener) => listener(payload))
  const accounts = (): readonly string[] => (session === undefined ? [] : sessionAccounts(session, told))
  const moveTo = (id: CaipNetworkId): void => {
    if (chain === id) return
    chain = id
    emit('chainChanged', toHexChain(id))
  }
  const sayAccounts = (): void => {
    const now = accounts()
    if (now.join() !== before.join()) emit('accountsChanged', now)
    before = now
  }
  /** Where the page stands in a session: where it was, as long as that is granted. */
  const chainIn = (next: RelaySession | undefined): CaipNetworkId | undefined => {
    const granted = next === undefined ? [] : sessionChains(next)
    return chain !== undefined && granted.includes(chain) ? chain : (deps.preferred(granted) ?? granted[0])
  }
  const begin = (next: RelaySession | undefined): void => {
    session = next
    told = undefined
    chain = undefined
    chain = chainIn(next)
    before = accounts()
  }
  deps.holder.session.changes.subscribe((next) => {
    if (next?.topic === session?.topic) {
      session = next
      const at = chainIn(next)
      if (at !== undefined) moveTo(at)
      return sayAccounts()
    }
    begin(next)
    // Another session may grant nothing here.
    if (before.length === 0) emit('disconnect', undefined)
  })
  const hear = (event: RelayEvent): void => {
    if (event._tag !== 'SessionEvent' || event.topic !== session?.topic || !event.chainId.startsWith('eip155:')) return
    if (event.name === 'accountsChanged') {
      told = event.data
      sayAccounts()
    }
    if (event.name !== 'chainChanged') return
    // Wallets name the chain in the data, as a number or in hexadecimal digits, and in the envelope.
    const inData = EvmChainId.decode(event.data)
    const named = E.isRight(inData) ? inData : EvmChainId.decode(event.chainId.slice('eip155:'.length))
    if (E.isRight(named)) moveTo(named.right)
  }
  return {
    on: (event, listener) => {
      const others = listeners.get(event) ?? new Set()
      listeners.set(event, others.add(listener))
    },
    removeListener: (event, listener) => listeners.get(event)?.delete(listener),
    session: () => session,
    accounts,
    chain: () => chain,
    moveTo,
    listen: async () => {
      const client = await deps.holder.client()
      if (!listening) client.events.subscribe(hear)
      listening = true
    },
  }
}
