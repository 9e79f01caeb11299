import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { NodeError } from '../../../application/ports/chainRpc.js'
import type { EvmNode } from './evmNode.js'
import { wordOf } from './tokenCalls.js'

/** What a unit of gas costs, in wei. */
export interface GasPrice {
  readonly most: bigint
  /** If the next block is like the latest one. */
  readonly expected: bigint
  /** How a transaction says so; of a fee market (EIP-1559), or of a chain without one. */
  readonly fields: Readonly<Record<string, bigint>>
}

/** Base fees rise by an eighth a block at most: they have doubled after six. */
const BASE_FEE_ROOM = 2n

/** Nodes without a proposal of their own have one in the price of the old kind. */
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

/** The price of gas as the chain proposes it: twice the base fee and the priority fee at most (EIP-1559). */
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

/** Where rollups of the OP Stack say what a place on the other chain costs. */
const GAS_PRICE_ORACLE = '0x420000000000000000000000000000000000000F'
/** `getL1FeeUpperBound(uint256)`, of a transaction of so many bytes without its signature. */
export const UPPER_BOUND_SELECTOR = 'f1c7a58b'
/** What a transaction has beside its data, at most. */
const ENVELOPE_BYTES = 160

/**
 * What a rollup of the OP Stack takes on top of its gas at most, in wei; nothing on chains where nobody answers to that
 * address, and on rollups from before 2024.
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
