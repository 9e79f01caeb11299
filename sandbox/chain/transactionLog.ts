import { type Address, type Hash, isAddressEqual, parseAbi, parseEventLogs, zeroAddress } from 'viem'
import { coinMovements, type Movement, tokenMovements } from './movements.js'
import type { Client } from './transactions.js'

/** A transaction with all its transfers. */
export interface LoggedTransaction {
  readonly hash: Hash
  readonly from: Address
  /** Absent for a contract creation. */
  readonly to: Address | undefined
  readonly nonce: number
  /** Unix time in seconds. */
  readonly timestamp: number
  readonly succeeded: boolean
  readonly approves: boolean
  readonly movements: readonly Movement[]
}

const APPROVALS = parseAbi(['event Approval(address indexed owner, address indexed spender, uint256 value)'])

const readTransaction = async (
  client: Client,
  {
    hash,
    from,
    to,
    nonce,
  }: { readonly hash: Hash; readonly from: Address; readonly to: Address | null; readonly nonce: number },
  timestamp: number,
): Promise<LoggedTransaction> => {
  const receipt = await client.getTransactionReceipt({ hash })
  const succeeded = receipt.status === 'success'
  return {
    hash,
    from,
    to: to ?? undefined,
    nonce,
    timestamp,
    succeeded,
    approves: parseEventLogs({ abi: APPROVALS, logs: receipt.logs }).length > 0,
    movements: succeeded ? [...(await coinMovements(client, hash)), ...tokenMovements(receipt.logs)] : [],
  }
}

/** All transactions of a chain, oldest first. Reads each block once, unless the chain was reverted. */
export const makeTransactionLog = (client: Client): (() => Promise<readonly LoggedTransaction[]>) => {
  let read: readonly LoggedTransaction[] = []
  let nextBlock = 0n
  let lastHash: Hash | null | undefined
  let reading: Promise<unknown> = Promise.resolve()
  /** Whether the chain was reverted to a snapshot: blocks already read are missing or different. */
  const hasGoneBack = async (last: bigint): Promise<boolean> =>
    nextBlock > 0n &&
    (nextBlock > last + 1n || (await client.getBlock({ blockNumber: nextBlock - 1n })).hash !== lastHash)
  const readOn = async (): Promise<void> => {
    const last = await client.getBlockNumber()
    if (await hasGoneBack(last)) {
      read = []
      nextBlock = 0n
    }
    for (; nextBlock <= last; nextBlock += 1n) {
      const block = await client.getBlock({ blockNumber: nextBlock, includeTransactions: true })
      for (const transaction of block.transactions)
        read = [...read, await readTransaction(client, transaction, Number(block.timestamp))]
      lastHash = block.hash
    }
  }
  return async () => {
    // Serialized, so that no block is logged twice.
    reading = reading.then(readOn, readOn)
    await reading
    return read
  }
}

/** Whether a transaction concerns an account. */
export const concerns = ({ from, to, movements }: LoggedTransaction, owner: Address): boolean =>
  [from, to ?? zeroAddress, ...movements.flatMap((each) => [each.from, each.to])].some((each) =>
    isAddressEqual(each, owner),
  )
