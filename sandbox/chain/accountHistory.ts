import { type Address, isAddressEqual } from 'viem'
import type { IndexedAsset, IndexedTransaction, IndexedTransfer } from '../http/accountHistory.js'
import { type SandboxCollection, SPAMMER } from './collections.js'
import type { Movement } from './movements.js'
import { concerns, type LoggedTransaction } from './transactionLog.js'

/** Assets of the chain; `address` is absent for the native coin. */
interface KnownAssets {
  readonly assets: readonly {
    readonly name: string
    readonly symbol: string
    readonly decimals: number
    readonly address: Address | undefined
  }[]
  readonly collections: readonly SandboxCollection[]
}

const directionFor = ({ from, to }: Movement, owner: Address): IndexedTransfer['direction'] => {
  if (isAddressEqual(from, to)) return 'self'
  return isAddressEqual(to, owner) ? 'in' : 'out'
}

/** Operation type of a transaction, as the real server derives it. */
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

/** Asset of a movement; transfers by the spammer count as spam. `undefined` for assets unknown to the sandbox. */
const assetOf = (
  { token, tokenId }: Movement,
  sender: Address,
  { assets, collections }: KnownAssets,
): IndexedAsset | undefined => {
  if (tokenId === undefined) {
    const found = assets.find(({ address }) =>
      token === undefined || address === undefined ? token === address : isAddressEqual(token, address),
    )
    return found && { _tag: 'Token', name: found.name, symbol: found.symbol, decimals: found.decimals }
  }
  const found = collections.find(({ address }) => token !== undefined && isAddressEqual(token, address))
  return (
    found && {
      _tag: 'Nft',
      name: `${found.name} #${tokenId}`,
      picture: `${found.symbol}/${tokenId}`,
      isSpam: isAddressEqual(sender, SPAMMER),
    }
  )
}

/** Transactions that concern an account, newest first, from its point of view; omits unknown tokens. */
export const historyFor = (
  owner: Address,
  log: readonly LoggedTransaction[],
  known: KnownAssets,
): readonly IndexedTransaction[] =>
  log
    .filter((transaction) => concerns(transaction, owner))
    .map((transaction): IndexedTransaction => {
      const { hash, from, to, nonce, timestamp, succeeded, movements } = transaction
      const transfers = movements
        .filter((each) => isAddressEqual(each.from, owner) || isAddressEqual(each.to, owner))
        .flatMap((each) => {
          const asset = assetOf(each, from, known)
          return asset === undefined ? [] : [{ direction: directionFor(each, owner), units: each.units, asset }]
        })
      return {
        hash,
        from,
        to: to ?? '',
        nonce,
        succeeded,
        transfers,
        minedAt: new Date(timestamp * 1_000),
        operation: operationOf(transaction, transfers, owner),
      }
    })
    .reverse()
