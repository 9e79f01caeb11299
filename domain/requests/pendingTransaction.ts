import { type ConnectorKey, isSameConnector } from '../connect/connection.js'
import type { CaipNetworkId } from '../network/network.js'
import { isTransactionHash } from '../account/addresses/patterns.js'
import { isSolanaSignature } from '../account/addresses/solana.js'

/** A transaction that a connected wallet sent, and whose outcome its chain has not yet reported. */
export interface PendingTransaction extends ConnectorKey {
  /** The chain's own id: an EVM hash, a Solana signature. */
  readonly id: string
  /** The connection's network when it was sent. */
  readonly caipNetworkId: CaipNetworkId
  /** Plain address of the account that sent it. */
  readonly address: string
  /** Unix time in ms. */
  readonly sentAt: number
  /** Purpose given by the host, sanitized by `toDescription`. */
  readonly description?: string
}

/** What the device may store of a transaction: all but the sending account (S-25). */
export interface KeptTransaction extends Omit<PendingTransaction, 'address'> {
  /** Identifies the sender without revealing it; `PendingMemory` creates and compares it. */
  readonly senderHash: string
}

/** One hour: a chain does not report that it dropped a transaction. */
const LONGEST_WAIT_MS = 60 * 60_000

/**
 * How long to wait for a transaction, in ms; 0 or less: no longer. `now` is Unix time in ms. A `sentAt` in the future,
 * caused by a clock that was set back, counts as equally far in the past.
 */
export const remainingWait = ({ sentAt }: Pick<PendingTransaction, 'sentAt'>, now: number): number =>
  LONGEST_WAIT_MS - Math.abs(now - sentAt)

const evmHash = (answer: unknown): string | undefined => (isTransactionHash(answer) ? answer.toLowerCase() : undefined)

const solanaSignature = (answer: unknown): string | undefined => {
  const signature =
    typeof answer === 'object' && answer !== null && 'signature' in answer ? answer.signature : undefined
  return typeof signature === 'string' && isSolanaSignature(signature) ? signature : undefined
}

/** Whether a text has the form of a chain's own id; wallets also give ids of their own to proposals and batches. */
export const isTransactionId = (id: string): boolean => isTransactionHash(id) || isSolanaSignature(id)

const READERS: ReadonlyMap<string, (answer: unknown) => string | undefined> = new Map([
  ['eth_sendTransaction', evmHash],
  ['solana_signAndSendTransaction', solanaSignature],
])

/** The transaction id in a wallet's answer; `undefined` for other methods, and for malformed ids. */
export const readTransactionId = (method: string, answer: unknown): string | undefined => READERS.get(method)?.(answer)

/** S9-16. */
const MAX_PENDING = 99

/** Appends a transaction; above 99 for one connection, the oldest of that connection is removed (S9-16). */
export const addPending = <Sent extends ConnectorKey & { readonly id: string }>(
  pending: readonly Sent[],
  sent: Sent,
): readonly Sent[] => {
  const others = pending.filter(({ id }) => id !== sent.id)
  const own = others.filter((each) => isSameConnector(each, sent))
  return [...(own.length < MAX_PENDING ? others : others.filter((each) => each !== own[0])), sent]
}
