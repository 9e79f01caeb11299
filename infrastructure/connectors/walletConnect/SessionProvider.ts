import type { WalletRequest } from '../../../application/ports/WalletConnector.js'

type Listener = (payload: unknown) => void

/** A session as an EIP-1193 provider, so that it is treated as any other wallet. */
export interface SessionProvider {
  readonly request: (request: WalletRequest) => Promise<unknown>
  readonly on: (event: string, listener: Listener) => void
  readonly removeListener: (event: string, listener: Listener) => void
}
