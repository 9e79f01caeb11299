import type { Letter } from './Letter.js'

/** A socket of a relay client. */
export interface RelayClient {
  /** `did:key` of the client: the same after it came back. */
  readonly id: string
  /** Topics it listens to, with the ids it knows the subscriptions by. */
  readonly subscriptions: Map<string, string>
  /** Letters on their way to it; each until it says that it has it. */
  readonly underWay: Set<Letter>
  readonly deliver: (subscriptionId: string, letter: Letter) => void
}
