import type { PendingTransaction } from '../requests/pendingTransaction.js'
import type { SettledTransaction, TransactionOutcome } from '../requests/settledTransaction.js'
import type { HistoryEntry } from './history.js'

/** One that this page sent. */
export type OwnTransaction = PendingTransaction | SettledTransaction

const STATUSES: Readonly<Record<TransactionOutcome, HistoryEntry['status']>> = {
  Confirmed: 'confirmed',
  Failed: 'failed',
  Replaced: 'replaced',
  Lost: 'lost',
}

const toEntry = (sent: OwnTransaction): HistoryEntry => ({
  ...{ id: sent.id, hash: sent.id, chainId: sent.caipNetworkId, operation: 'own' },
  ...{ minedAt: sent.sentAt, from: sent.address, to: '' },
  status: 'outcome' in sent ? STATUSES[sent.outcome] : 'pending',
  ...(sent.description !== undefined && { description: sent.description }),
})

/** Of whom the entries are, and where. */
export interface ActivityOwner {
  /** Plain address. */
  readonly address: string | undefined
  readonly chainId: string | undefined
}

const isOf = (sent: OwnTransaction, address: string | undefined): boolean =>
  sent.address.toLowerCase() === address?.toLowerCase()

/** What an account waits for on other networks than the one that is shown. */
export const pendingElsewhere = (
  pending: readonly PendingTransaction[],
  { address, chainId }: ActivityOwner,
): readonly PendingTransaction[] => pending.filter((sent) => sent.caipNetworkId !== chainId && isOf(sent, address))

/**
 * A history with what was sent from this page: what the history does not tell yet stands first, the newest at the top,
 * until it does; what it tells keeps what this site said it was for.
 */
export const withOwn = (
  history: readonly HistoryEntry[],
  own: readonly OwnTransaction[],
  { address, chainId }: ActivityOwner,
): readonly HistoryEntry[] => {
  const here = own.filter((sent) => sent.caipNetworkId === chainId && isOf(sent, address))
  const told = new Set(history.map(({ hash }) => hash.toLowerCase()))
  const descriptions = new Map(here.map(({ id, description }) => [id.toLowerCase(), description]))
  // One that has just been settled may be in both lists.
  const untold = new Map(here.filter(({ id }) => !told.has(id.toLowerCase())).map((sent) => [sent.id, sent]))
  return [
    ...[...untold.values()].sort((one, other) => other.sentAt - one.sentAt).map(toEntry),
    ...history.map((entry) => {
      const description = descriptions.get(entry.hash.toLowerCase())
      return description === undefined ? entry : { ...entry, description }
    }),
  ]
}
