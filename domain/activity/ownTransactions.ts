import type { PendingTransaction } from '../requests/pendingTransaction.js'
import { includedId, type SettledTransaction, type TransactionOutcome } from '../requests/settledTransaction.js'
import type { HistoryEntry } from './history.js'

/** A transaction that this page sent. */
export type OwnTransaction = PendingTransaction | SettledTransaction

const STATUSES: Readonly<Record<TransactionOutcome, HistoryEntry['status']>> = {
  Confirmed: 'confirmed',
  Failed: 'failed',
  Cancelled: 'cancelled',
  Replaced: 'replaced',
  Lost: 'lost',
}

const hashOf = (sent: OwnTransaction): string => ('outcome' in sent ? includedId(sent) : sent.id)

const toEntry = (sent: OwnTransaction): HistoryEntry => ({
  id: sent.id,
  hash: hashOf(sent),
  chainId: sent.caipNetworkId,
  operation: 'own',
  minedAt: sent.sentAt,
  from: sent.address,
  to: '',
  status: 'outcome' in sent ? STATUSES[sent.outcome] : 'pending',
  ...(sent.description !== undefined && { description: sent.description }),
})

/** The account and chain whose entries are shown. */
export interface ActivityOwner {
  /** Plain address. */
  readonly address: string | undefined
  readonly chainId: string | undefined
}

const isOf = (sent: OwnTransaction, address: string | undefined): boolean =>
  sent.address.toLowerCase() === address?.toLowerCase()

/** Pending transactions of an account on networks other than the shown one. */
export const pendingElsewhere = (
  pending: readonly PendingTransaction[],
  { address, chainId }: ActivityOwner,
): readonly PendingTransaction[] => pending.filter((sent) => sent.caipNetworkId !== chainId && isOf(sent, address))

/**
 * Merges a history with the transactions that this page sent. Those missing from the history come first, newest at the
 * top; those in it keep the purpose that this site gave.
 */
export const withOwn = (
  history: readonly HistoryEntry[],
  own: readonly OwnTransaction[],
  { address, chainId }: ActivityOwner,
): readonly HistoryEntry[] => {
  const here = own.filter((sent) => sent.caipNetworkId === chainId && isOf(sent, address))
  const listed = new Set(history.map(({ hash }) => hash.toLowerCase()))
  const descriptions = new Map(here.map((sent) => [hashOf(sent).toLowerCase(), sent.description]))
  // A transaction that has just settled may occur twice, as pending and as settled.
  const unlisted = new Map(
    here.filter((sent) => !listed.has(hashOf(sent).toLowerCase())).map((sent) => [sent.id, sent]),
  )
  return [
    ...[...unlisted.values()].sort((one, other) => other.sentAt - one.sentAt).map(toEntry),
    ...history.map((entry) => {
      const description = descriptions.get(entry.hash.toLowerCase())
      return description === undefined ? entry : { ...entry, description }
    }),
  ]
}
