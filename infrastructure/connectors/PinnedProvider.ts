import type { WalletRequest } from '../../application/ports/WalletConnector.js'

/** An EIP-1193 provider as it was when it was found; a script that replaces its methods later is not called. */
export interface PinnedProvider {
  /** Two providers are one wallet only when this is the same object. */
  readonly identity: object
  /** May throw, reject, answer anything or never. */
  readonly request: (request: WalletRequest) => unknown
  readonly on: (event: string, listener: (payload: unknown) => void) => void
  readonly removeListener: (event: string, listener: (payload: unknown) => void) => void
}
