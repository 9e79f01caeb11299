import type { Readable } from '../../../application/shared/Readable.js'
import type { ChainNamespace } from '../../../domain/network/ChainNamespace.js'
import type { RelayClient } from './RelayClient.js'
import type { RelaySession } from './RelaySession.js'

/** The one session of a page, and the SDK behind it once somebody needs it. */
export interface RelayHolder {
  /** Loads and starts the SDK, once; after a failure the next call tries anew. */
  readonly client: () => Promise<RelayClient>
  readonly session: Readable<RelaySession | undefined>
  /** Makes a session the page's own, and ends the one before it. */
  readonly adopt: (session: RelaySession) => void
  /** Finds the session of an earlier visit. What cannot be read, is over or grants nothing is ended, never thrown (U-34, U-35). */
  readonly restore: () => Promise<RelaySession | undefined>
  /** A namespace needs it no more. Tells the wallet and forgets it, unless another namespace is using it: a wallet cannot be told of a part. */
  readonly end: (namespace: ChainNamespace) => Promise<void>
  /** The wallet does not know it any more. */
  readonly forget: (topic: string) => void
}
