import { type Address, isAddressEqual } from 'viem'
import type { IndexedTransaction, IndexedTransfer } from '../http/accountHistory.js'
import { concerns, type LoggedTransaction, type Movement } from './transactionLog.js'

/** What moves on the chain; `address` is absent for its own coin. */
interface HistoryAsset extends Pick<IndexedTransfer, 'name' | 'symbol' | 'decimals'> {
  readonly address: Address | undefined
}

const directionFor = ({ from, to }: Movement, owner: Address): IndexedTransfer['direction'] => {
  if (isAddressEqual(from, to)) return 'self'
  return isAddressEqual(to, owner) ? 'in' : 'out'
}

/** What the indexer calls a transaction, as the real server does. */
const operationOf = (
  { from, to, approves }: LoggedTransaction,
  transfers: readonly IndexedTransfer[],
  owner: Address,
): string => {
  if (to === undefined) return 'deploy'
  const directions = new Set(transfers.map(({ direction }) => direction))
  if (directions.size > 1) return 'trade'
  if (directions.has('in')) return 'receive'
  if (directions.size > 0) return 'send'
  return isAddressEqual(from, owner) && approves ? 'approve' : 'execute'
}

/**
 * The transactions that an account has to do with, newest first, as it sees them; without tokens that are no asset.
 */
export const historyFor = (
  owner: Address,
  log: readonly LoggedTransaction[],
  assets: readonly HistoryAsset[],
): readonly IndexedTransaction[] =>
  log
    .filter((transaction) => concerns(transaction, owner))
    .map((transaction): IndexedTransaction => {
      const { hash, from, to, nonce, timestamp, succeeded, movements } = transaction
      const transfers = movements
        .filter((each) => isAddressEqual(each.from, owner) || isAddressEqual(each.to, owner))
        .flatMap((each) => {
          const asset = assets.find(({ address }) =>
            each.token === undefined || address === undefined
              ? each.token === address
              : isAddressEqual(each.token, address),
          )
          return asset === undefined ? [] : [{ direction: directionFor(each, owner), units: each.units, ...asset }]
        })
      return {
        ...{ hash, from, to: to ?? '', nonce, succeeded, transfers },
        minedAt: new Date(timestamp * 1_000),
        operation: operationOf(transaction, transfers, owner),
      }
    })
    .reverse()
