import { type ConnectorKey, isSameConnector } from '../connect/connector.js'
import type { CaipNetworkId } from '../network/network.js'
import { isTransactionHash } from '../account/addresses/patterns.js'
import { isSolanaSignature } from '../account/addresses/solana.js'

/** A transaction that a connected wallet sent, and of which its chain has not yet said what became of it. */
export interface PendingTransaction extends ConnectorKey {
  /** The chain's own id: an EVM hash, a Solana signature. */
  readonly id: string
  /** Where the connection was when it was sent. */
  readonly caipNetworkId: CaipNetworkId
  /** Plain address of the account that sent it. */
  readonly address: string
  /** Unix time in ms. */
  readonly sentAt: number
  /** What the host says it is for, in its own words, as `toDescription` has them. */
  readonly description?: string
}

/** What the device may keep of one: all but the account that sent it (S-25). */
export interface KeptTransaction extends Omit<PendingTransaction, 'address'> {
  /** What its sender is recognised by, and not known: `PendingMemory` makes it, and compares it. */
  readonly senderHash: string
}

/** An hour: a chain that drops a transaction does not say so. */
const LONGEST_WAIT_MS = 60 * 60_000

/**
 * For how long a transaction is still waited for, in ms: no longer from 0 on. `now` is Unix time in ms; a time of
 * sending that is ahead of it, by a clock that was set back, counts as one that is as long ago.
 */
export const remainingWait = ({ sentAt }: Pick<PendingTransaction, 'sentAt'>, now: number): number =>
  LONGEST_WAIT_MS - Math.abs(now - sentAt)

const evmHash = (answer: unknown): string | undefined => (isTransactionHash(answer) ? answer.toLowerCase() : undefined)

const solanaSignature = (answer: unknown): string | undefined => {
  const signature =
    typeof answer === 'object' && answer !== null && 'signature' in answer ? answer.signature : undefined
  return typeof signature === 'string' && isSolanaSignature(signature) ? signature : undefined
}

const READERS: ReadonlyMap<string, (answer: unknown) => string | undefined> = new Map([
  ['eth_sendTransaction', evmHash],
  ['solana_signAndSendTransaction', solanaSignature],
])

/** The id of the transaction that a wallet says it sent; `undefined` for any other request, and for what is no id. */
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
