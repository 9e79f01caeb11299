import { type Address, type Hash, type Log, parseAbi, parseEventLogs } from 'viem'
import { COLLECTION_ABI, EDITIONS_ABI } from '../contracts/abis.js'
import type { Client } from './transactions.js'

/** A transfer within a transaction. `token`: the contract; absent for the native coin. */
export interface Movement {
  readonly from: Address
  readonly to: Address
  readonly token: Address | undefined
  /** Token id of an ERC-721 or ERC-1155; absent for fungible assets. */
  readonly tokenId?: bigint
  /** In base units. */
  readonly units: bigint
}

interface Trace {
  readonly action: {
    readonly from?: Address
    readonly to?: Address
    readonly value?: `0x${string}`
    readonly callType?: string
  }
  readonly error?: string
}

/** Transfers of the native coin, including those inside contract calls. */
export const coinMovements = async (client: Client, hash: Hash): Promise<readonly Movement[]> => {
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

const TOKEN_EVENTS = parseAbi(['event Transfer(address indexed from, address indexed to, uint256 value)'])
/** Topics of an event with three indexed fields: ERC-721 uses the ERC-20 event with an indexed token id. */
const NUMBERED_TOPICS = 4

/** Token transfers by a transaction's events, in order: ERC-20, ERC-721 and ERC-1155. */
export const tokenMovements = (logs: readonly Log[]): readonly Movement[] =>
  logs.flatMap((log): readonly Movement[] => {
    if (log.topics.length < NUMBERED_TOPICS)
      return parseEventLogs({ abi: TOKEN_EVENTS, logs: [log] }).map(({ address, args: { from, to, value } }) => ({
        from,
        to,
        token: address,
        units: value,
      }))
    return parseEventLogs({ abi: [...COLLECTION_ABI, ...EDITIONS_ABI], logs: [log] }).flatMap(
      (event): readonly Movement[] => {
        const { from, to } = event.args
        const moved = { from, to, token: event.address }
        if (event.eventName === 'Transfer') return [{ ...moved, tokenId: event.args.tokenId, units: 1n }]
        if (event.eventName === 'TransferSingle') return [{ ...moved, tokenId: event.args.id, units: event.args.value }]
        const { ids, values } = event.args
        return ids.map((tokenId, at) => ({ ...moved, tokenId, units: values[at] ?? 0n }))
      },
    )
  })
