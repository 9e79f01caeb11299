import type { Observable } from 'rxjs'
import type { WalletRequest } from '../../../application/ports/WalletConnector.js'
import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import type { ProposedNamespaces } from './ProposedNamespaces.js'
import type { RelayEvent } from './RelayEvent.js'

/** A proposal on its way to a wallet. */
interface RelayProposal {
  readonly uri: string
  /** The settled session, unchecked; rejects with what the wallet or the relay answered. */
  readonly settled: Promise<unknown>
  /** Nobody waits for it any more; `settled` rejects. */
  readonly abandon: () => void
}

/**
 * The part of the WalletConnect SDK that is used, as one page has it once (S1-02). Promises reject with whatever the SDK throws:
 * their callers read it. Nothing it gives is checked.
 */
export interface RelayClient {
  readonly propose: (namespaces: ProposedNamespaces) => Promise<RelayProposal>
  /** Stored sessions, unchecked, the latest last. */
  readonly sessions: () => readonly unknown[]
  /** Asks the wallet of a session; the answer comes whenever it comes. `sent` hears the id once the relay has the request. */
  readonly request: (
    topic: string,
    chainId: CaipNetworkId,
    request: WalletRequest,
    sent: (id: number) => void,
  ) => Promise<unknown>
  /** Tells the wallet and forgets the session, also where the wallet cannot be told. */
  readonly end: (topic: string) => Promise<void>
  readonly events: Observable<RelayEvent>
  readonly isSocketOpen: () => boolean
  /** Opens a broken socket now and fetches what waits in the mailbox (U-25). */
  readonly wake: () => void
  readonly close: () => void
}
