import type { TaskEither } from 'fp-ts/TaskEither'
import type { NamespaceConnection } from '../../domain/connect/connection.js'
import type { StandardNamespace, StandardWallet } from './standardWallets.js'
import type { ProviderMessage } from '../ports/walletConnector.js'
import type { WalletRequest } from '../../domain/connect/walletRequest.js'

/** A failed request or a lost connection in the form of EIP-1193. */
export interface ProviderRpcError extends Error {
  readonly code: number
  /** Unchanged from the wallet or node; `{ portico: 'PTC-…' }` if Portico itself refuses. */
  readonly data?: unknown
}

/** The payload of each event of an EIP-1193 provider. */
export interface ProviderEvents {
  /** A wallet is connected. */
  readonly connect: { readonly chainId: string }
  /** The last wallet is disconnected: code 4900. */
  readonly disconnect: ProviderRpcError
  /** The result of `eth_accounts` changed. */
  readonly accountsChanged: string[]
  /** The result of `eth_chainId` changed. */
  readonly chainChanged: string
  /** A message pushed by the wallet, such as that of a subscription. */
  readonly message: ProviderMessage
}

/** Written as methods: the listeners of viem and wagmi take narrower types, such as an address. */
type ProviderListeners = { [Event in keyof ProviderEvents]: { told(payload: ProviderEvents[Event]): void }['told'] }

/** Adds or removes a listener, like Node's EventEmitter; returns the provider. */
export interface ProviderListening {
  <Event extends keyof ProviderEvents>(event: Event, listener: ProviderListeners[Event]): Eip1193Provider
  (event: string, listener: (payload: unknown) => void): Eip1193Provider
}

/**
 * An EIP-1193 provider for viem, ethers and wagmi. Requests go to the active connection or, without one, to the chain.
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

/** A listener and the connection at the time it was added: it gets only later changes. */
export interface ProviderListener {
  readonly event: string
  /** Takes the payload of its event. */
  readonly listener: (payload: never) => void
  readonly once: boolean
  readonly since: NamespaceConnection
}

/** Why a request fails, in the form of EIP-1193. */
export interface RpcFailure {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

/** The implementation behind `portico.provider`. */
export interface Providers {
  /**
   * A request of the EIP-1193 provider, on EVM; `destroy` ends open ones. `madeFor`: its target when the host made it
   * (`requestTarget`).
   */
  readonly ask: (request: WalletRequest, madeFor: string) => TaskEither<RpcFailure, unknown>
  /** Resolves with the same object at each call. Rejects if its code cannot be loaded; the next call retries. */
  readonly standard: <Namespace extends StandardNamespace>(namespace: Namespace) => Promise<StandardWallet<Namespace>>
}
