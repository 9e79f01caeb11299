import type { TaskEither } from 'fp-ts/TaskEither'
import type { NamespaceConnection } from '../../domain/connect/connection.js'
import type { StandardNamespace, StandardWallet } from './standardWallets.js'
import type { ProviderMessage } from '../ports/walletConnector.js'
import type { WalletRequest } from '../../domain/connect/walletRequest.js'

/** A failed request or a lost connection, as EIP-1193 writes it. */
export interface ProviderRpcError extends Error {
  readonly code: number
  /** The wallet's or the node's own, untouched; for what Portico itself refuses, `{ portico: 'PTC-…' }`. */
  readonly data?: unknown
}

/** What listeners of an EIP-1193 provider are told. */
export interface ProviderEvents {
  /** A wallet is connected. */
  readonly connect: { readonly chainId: string }
  /** No wallet is connected any more: code 4900. */
  readonly disconnect: ProviderRpcError
  /** Another answer to `eth_accounts`. */
  readonly accountsChanged: string[]
  /** Another answer to `eth_chainId`. */
  readonly chainChanged: string
  /** What the wallet pushes, as on a subscription. */
  readonly message: ProviderMessage
}

/** Written as methods: the listeners of viem and wagmi name narrower types, such as an address. */
type ProviderListeners = { [Event in keyof ProviderEvents]: { told(payload: ProviderEvents[Event]): void }['told'] }

/** Adds or takes a listener, as an EventEmitter of Node does; gives the provider back. */
export interface ProviderListening {
  <Event extends keyof ProviderEvents>(event: Event, listener: ProviderListeners[Event]): Eip1193Provider
  (event: string, listener: (payload: unknown) => void): Eip1193Provider
}

/**
 * An EIP-1193 provider over the active connection, and over the chain while nobody is connected; what viem, ethers and
 * wagmi take.
 */
export interface Eip1193Provider {
  /** Rejects with a ProviderRpcError: `{ code, message, data }`. */
  readonly request: <Answer = unknown>(request: WalletRequest) => Promise<Answer>
  readonly on: ProviderListening
  readonly once: ProviderListening
  readonly off: ProviderListening
  readonly addListener: ProviderListening
  readonly removeListener: ProviderListening
}

/** A listener, and how the connection stood when it came: it hears of nothing that was so before. */
export interface ProviderListener {
  readonly event: string
  /** Takes what its event tells. */
  readonly listener: (payload: never) => void
  readonly once: boolean
  readonly since: NamespaceConnection
}

/** Why a request fails, as EIP-1193 says it. */
export interface RpcFailure {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

/** What answers and tells for `portico.provider`. */
export interface Providers {
  /**
   * A request of the EIP-1193 provider, on EVM; what `destroy` finds open ends by it. `madeFor`: where it was to go
   * when the host made it (`requestTarget`).
   */
  readonly ask: (request: WalletRequest, madeFor: string) => TaskEither<RpcFailure, unknown>
  /** The same object at each call. Rejects where its code does not come; the next call tries again. */
  readonly standard: <Namespace extends StandardNamespace>(namespace: Namespace) => Promise<StandardWallet<Namespace>>
}
