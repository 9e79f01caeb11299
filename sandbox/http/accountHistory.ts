import { formatUnits } from 'viem'
import type { CaipNetworkId } from '../../domain/network/network.js'

/** What moved in a transaction, as an account sees it. */
export interface IndexedTransfer {
  readonly direction: 'in' | 'out' | 'self'
  /** In base units. */
  readonly units: bigint
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** A transaction as an account sees it. */
export interface IndexedTransaction {
  readonly hash: string
  readonly operation: string
  readonly from: string
  /** Empty where a contract was made. */
  readonly to: string
  readonly nonce: number
  readonly minedAt: Date
  readonly succeeded: boolean
  readonly transfers: readonly IndexedTransfer[]
}

/** As many as the real server gives at once. */
const PAGE_SIZE = 50

const entryOf = (
  caipNetworkId: CaipNetworkId,
  { hash, operation, from, to, nonce, minedAt, succeeded, transfers }: IndexedTransaction,
  iconOf: (symbol: string) => string,
) => ({
  id: hash,
  metadata: {
    ...{ operationType: operation, hash, chain: caipNetworkId, minedAt: minedAt.toISOString() },
    ...{ sentFrom: from, sentTo: to, status: succeeded ? 'confirmed' : 'failed', nonce },
  },
  transfers: transfers.map(({ direction, units, name, symbol, decimals }) => ({
    direction,
    quantity: { numeric: formatUnits(units, decimals) },
    fungible_info: { name, symbol, icon: { url: iconOf(symbol) } },
  })),
})

/** A page of a history that is newest first. The cursor names the last transaction of the page before. */
export const historyPage = (
  caipNetworkId: CaipNetworkId,
  history: readonly IndexedTransaction[],
  cursor: string | null,
  iconOf: (symbol: string) => string,
) => {
  const start = cursor === null ? 0 : history.findIndex(({ hash }) => hash === cursor) + 1
  const page = history.slice(start, start + PAGE_SIZE)
  const last = page.at(-1)
  return {
    data: page.map((transaction) => entryOf(caipNetworkId, transaction, iconOf)),
    next: last === undefined || last === history.at(-1) ? null : last.hash,
  }
}
