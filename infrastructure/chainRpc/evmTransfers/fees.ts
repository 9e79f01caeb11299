import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { NodeError } from '../../../application/ports/chainRpc.js'
import type { EvmNode } from './evmNode.js'
import { wordOf } from './tokenCalls.js'

/** Gas price in wei. */
export interface GasPrice {
  readonly most: bigint
  /** Price if the next block is like the latest one. */
  readonly expected: bigint
  /** Fee fields of a transaction, for a fee market (EIP-1559) or a legacy chain. */
  readonly fields: Readonly<Record<string, bigint>>
}

/** Base fees rise by at most an eighth per block, so they double in six blocks. */
const BASE_FEE_ROOM = 2n

/** Falls back to the legacy gas price for nodes that propose no priority fee. */
const priorityOf = (node: EvmNode, baseFee: bigint): TE.TaskEither<NodeError, bigint> =>
  pipe(
    node.priorityFee,
    TE.orElse((error) =>
      error._tag === 'RequestFailed'
        ? pipe(
            node.gasPrice,
            TE.map((price) => (price > baseFee ? price - baseFee : 0n)),
          )
        : TE.left(error),
    ),
  )

/** Gas price proposed by the chain; the maximum is twice the base fee plus the priority fee (EIP-1559). */
export const readGasPrice = (node: EvmNode): TE.TaskEither<NodeError, GasPrice> =>
  pipe(
    node.baseFee,
    TE.flatMap((baseFee) =>
      baseFee === undefined
        ? pipe(
            node.gasPrice,
            TE.map((price): GasPrice => ({ most: price, expected: price, fields: { gasPrice: price } })),
          )
        : pipe(
            priorityOf(node, baseFee),
            TE.map((priority): GasPrice => {
              const most = baseFee * BASE_FEE_ROOM + priority
              const fields = { maxFeePerGas: most, maxPriorityFeePerGas: priority }
              return { most, expected: baseFee + priority, fields }
            }),
          ),
    ),
  )

/** Predeploy of OP Stack rollups that quotes the base chain's data fee. */
const GAS_PRICE_ORACLE = '0x420000000000000000000000000000000000000F'
/** `getL1FeeUpperBound(uint256)`, for the byte length of an unsigned transaction. */
export const UPPER_BOUND_SELECTOR = 'f1c7a58b'
/** Upper limit of a transaction's bytes besides its data. */
const ENVELOPE_BYTES = 160

/**
 * Upper bound of an OP Stack rollup's extra fee, in wei. 0 on chains without that predeploy, and on rollups older than
 * 2024.
 */
export const readRollupFee = (node: EvmNode, data: string): TE.TaskEither<NodeError, bigint> => {
  const bytes = ENVELOPE_BYTES + data.length / 2
  return pipe(
    node.call({
      to: GAS_PRICE_ORACLE,
      data: `0x${UPPER_BOUND_SELECTOR}${Math.ceil(bytes).toString(16).padStart(64, '0')}`,
    }),
    TE.map((answer) => wordOf(answer) ?? 0n),
    TE.orElse((error) => (error._tag === 'RequestFailed' ? TE.right(0n) : TE.left(error))),
  )
}
