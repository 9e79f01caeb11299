import { type Address, type Hash, isAddressEqual, parseAbi, parseEventLogs, zeroAddress } from 'viem'
import type { Client } from './transactions.js'

/** Something that moved in a transaction. `token`: the contract; absent for the chain's own coin. */
export interface Movement {
  readonly from: Address
  readonly to: Address
  readonly token: Address | undefined
  /** In base units. */
  readonly units: bigint
}

/** A transaction of the chain, with all that moved in it. */
export interface LoggedTransaction {
  readonly hash: Hash
  readonly from: Address
  /** Absent where a contract was made. */
  readonly to: Address | undefined
  readonly nonce: number
  /** Unix time in s. */
  readonly timestamp: number
  readonly succeeded: boolean
  readonly approves: boolean
  readonly movements: readonly Movement[]
}

const EVENTS = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
])

interface Trace {
  readonly action: {
    readonly from?: Address
    readonly to?: Address
    readonly value?: `0x${string}`
    readonly callType?: string
  }
  readonly error?: string
}

/** The coin that moved, inside calls of contracts, too. */
const coinMovements = async (client: Client, hash: Hash): Promise<readonly Movement[]> => {
  const traces = await client.request<{
    Method: 'trace_transaction'
    Parameters: [Hash]
    ReturnType: readonly Trace[]
  }>({
    method: 'trace_transaction',
    params: [hash],
  })
  return traces.flatMap(({ action: { from, to, value = '0x0', callType }, error }) =>
    from !== undefined && to !== undefined && BigInt(value) > 0n && callType !== 'delegatecall' && error === undefined
      ? [{ from, to, token: undefined, units: BigInt(value) }]
      : [],
  )
}

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
  const events = parseEventLogs({ abi: EVENTS, logs: receipt.logs })
  const tokens = events.flatMap(({ eventName, address, args }): readonly Movement[] =>
    eventName === 'Transfer' ? [{ from: args.from, to: args.to, token: address, units: args.value }] : [],
  )
  return {
    ...{ hash, from, to: to ?? undefined, nonce, timestamp, succeeded },
    approves: events.some(({ eventName }) => eventName === 'Approval'),
    movements: succeeded ? [...(await coinMovements(client, hash)), ...tokens] : [],
  }
}

/** All transactions of a chain, oldest first, read from its blocks; each block once. */
export const makeTransactionLog = (client: Client): (() => Promise<readonly LoggedTransaction[]>) => {
  let read: readonly LoggedTransaction[] = []
  let nextBlock = 0n
  let reading: Promise<unknown> = Promise.resolve()
  const readOn = async (): Promise<void> => {
    for (const last = await client.getBlockNumber(); nextBlock <= last; nextBlock += 1n) {
      const block = await client.getBlock({ blockNumber: nextBlock, includeTransactions: true })
      for (const transaction of block.transactions)
        read = [...read, await readTransaction(client, transaction, Number(block.timestamp))]
    }
  }
  return async () => {
    // One after the other: two that read the same block would log it twice.
    reading = reading.then(readOn, readOn)
    await reading
    return read
  }
}

/** Whether an account has to do with a transaction. */
export const concerns = ({ from, to, movements }: LoggedTransaction, owner: Address): boolean =>
  [from, to ?? zeroAddress, ...movements.flatMap((each) => [each.from, each.to])].some((each) =>
    isAddressEqual(each, owner),
  )
