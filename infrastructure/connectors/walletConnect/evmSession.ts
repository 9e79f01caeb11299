import type { CaipNetworkId } from '../../../domain/network/network.js'
import type { WalletConnectSession, WalletConnectSessions } from './sessions.js'
import * as E from 'fp-ts/Either'
import { parseCaipAddress } from '../../../domain/account/caip10.js'
import { EvmChainId } from '../shared/evmCodecs.js'
import type { WalletConnectEvent } from './client.js'
import { toHexChainId } from '../../shared/chainId.js'

/** The chains that a session grants on EVM, in the wallet's order. */
export const grantedEvmChains = ({ accounts }: WalletConnectSession): readonly CaipNetworkId[] => [
  ...new Set(
    accounts.flatMap(({ namespace, chainId }): readonly CaipNetworkId[] =>
      namespace === 'eip155' ? [`eip155:${chainId}`] : [],
    ),
  ),
]

/** The EVM addresses that a session grants, each once, in the wallet's order. */
const grantedEvmAddresses = ({ accounts }: WalletConnectSession): readonly string[] => [
  ...new Map(
    accounts.filter(({ namespace }) => namespace === 'eip155').map(({ address }) => [address.toLowerCase(), address]),
  ).values(),
]

const addressIn = (told: unknown): string | undefined => {
  if (typeof told !== 'string') return undefined
  const caip = parseCaipAddress(told)
  return E.isRight(caip) ? caip.right.address : told
}

/**
 * The accounts of a session with the active one first: what the wallet `told` last, plain or as CAIP-10, comes before the rest. An
 * account that the session does not grant is ignored.
 */
const orderedEvmAccounts = (session: WalletConnectSession, told: unknown): readonly string[] => {
  const all = grantedEvmAddresses(session)
  const named = (Array.isArray(told) ? (told as readonly unknown[]) : [])
    .slice(0, all.length)
    .map((each) => addressIn(each)?.toLowerCase())
  const first = all.filter((address) => named.includes(address.toLowerCase()))
  const active = first.find((address) => address.toLowerCase() === named[0]) ?? first[0]
  return active === undefined ? all : [active, ...all.filter((address) => address !== active)]
}

type Listener = (payload: unknown) => void

/** Where the EVM part of a session stands, and who is told of it. */
export interface EvmSessionState {
  readonly on: (event: string, listener: Listener) => void
  readonly removeListener: (event: string, listener: Listener) => void
  readonly session: () => WalletConnectSession | undefined
  /** Plain addresses, the active one first; none without a session. */
  readonly accounts: () => readonly string[]
  readonly chain: () => CaipNetworkId | undefined
  readonly moveTo: (id: CaipNetworkId) => void
  /** Hears the wallet from now on. */
  readonly listen: () => Promise<void>
}

export const makeEvmSessionState = (deps: {
  readonly holder: WalletConnectSessions
  /** Where the page would like to be, of the chains a wallet grants. */
  readonly preferred: (granted: readonly CaipNetworkId[]) => CaipNetworkId | undefined
}): EvmSessionState => {
  const listeners = new Map<string, Set<Listener>>()
  let session: WalletConnectSession | undefined
  let told: unknown
  let before: readonly string[] = []
  let chain: CaipNetworkId | undefined
  let listening = false

  const emit = (event: string, payload: unknown): void => listeners.get(event)?.forEach((listener) => listener(payload))
  const accounts = (): readonly string[] => (session === undefined ? [] : orderedEvmAccounts(session, told))
  const moveTo = (id: CaipNetworkId): void => {
    if (chain === id) return
    chain = id
    emit('chainChanged', toHexChainId(id))
  }
  const sayAccounts = (): void => {
    const now = accounts()
    if (now.join() !== before.join()) emit('accountsChanged', now)
    before = now
  }
  /** Where the page stands in a session: where it was, as long as that is granted. */
  const chainIn = (next: WalletConnectSession | undefined): CaipNetworkId | undefined => {
    const granted = next === undefined ? [] : grantedEvmChains(next)
    return chain !== undefined && granted.includes(chain) ? chain : (deps.preferred(granted) ?? granted[0])
  }
  const begin = (next: WalletConnectSession | undefined): void => {
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
  const hear = (event: WalletConnectEvent): void => {
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
