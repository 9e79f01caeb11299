import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ChainRpc, NodeError } from '../../../application/ports/chainRpc.js'
import type { ChainToken, TryError } from '../../../application/ports/swapChain.js'
import type { Network } from '../../../domain/network/network.js'
import type { SwapCall, TriedSwap } from '../../../domain/swap/swapCall.js'
import { askNode, type EvmNode, openEvmNode, toTransferError } from '../evmTransfers/evmNode.js'
import { readGasPrice, readRollupFee } from '../evmTransfers/fees.js'
import { toSimulationError } from '../evmTransfers/revertReason.js'
import { toRequest, trySeries } from './trySeries.js'

/** In wei: `most` units of gas at the highest price, and `expected` ones at the present one. */
const readFees = (
  node: EvmNode,
  { most, expected }: { readonly most: bigint; readonly expected: bigint },
  calls: readonly SwapCall[],
): TE.TaskEither<TryError, Pick<TriedSwap, 'fee' | 'expectedFee'>> =>
  pipe(
    calls.reduce<TE.TaskEither<NodeError, bigint>>(
      (total, { data }) =>
        pipe(
          total,
          TE.flatMap((sum) =>
            pipe(
              readRollupFee(node, data),
              TE.map((fee) => sum + fee),
            ),
          ),
        ),
      TE.right(0n),
    ),
    TE.flatMap((rollup) =>
      pipe(
        readGasPrice(node),
        TE.map((price) => ({
          fee: most * price.most + rollup,
          expectedFee: expected * price.expected + rollup,
        })),
      ),
    ),
    TE.mapLeft(toTransferError),
  )

/** What wallets add to gas that was used: what is traded before may lead over longer ways. */
const withRoom = (gas: bigint): bigint => (gas * 5n) / 4n

/** Where no node tries series: the first call alone, which says nothing of what moves. */
const tryAlone = (node: EvmNode, [first]: readonly SwapCall[]): TE.TaskEither<TryError, TriedSwap> => {
  if (first === undefined) return TE.left({ _tag: 'Malformed', detail: 'calls' })
  const request = toRequest(first)
  return pipe(
    node.call(request),
    TE.flatMap(() => node.estimateGas(request)),
    TE.mapLeft(toSimulationError),
    TE.flatMap((gas) => readFees(node, { most: gas, expected: gas }, [first])),
    TE.map((fees) => ({ paid: undefined, received: undefined, ...fees })),
  )
}

/** By these, besides JSON-RPC's own errors, nodes and what stands before them say that they know no such method. */
const UNKNOWN_METHOD: readonly number[] = [400, 404, 405, 501]

const isUnknownMethod = (error: NodeError): boolean =>
  error._tag === 'RequestFailed' ||
  error._tag === 'Malformed' ||
  (error._tag === 'HttpStatus' && UNKNOWN_METHOD.includes(error.status))

/** Tries an exchange with its approvals, and says what the account has more and less of, and what it costs. */
export const trySwap = (
  rpc: Pick<ChainRpc, 'request'>,
  network: Network,
  calls: readonly SwapCall[],
  tokens: { readonly pay: ChainToken; readonly get: ChainToken },
): TE.TaskEither<TryError, TriedSwap> => {
  const node = openEvmNode(rpc, network)
  return pipe(
    trySeries(askNode(rpc, network), { calls, ...tokens }),
    TE.matchE(
      (error): TE.TaskEither<TryError, TriedSwap> => {
        if (error._tag === 'RequestFailed' && /insufficient funds/i.test(error.message))
          return TE.left({ _tag: 'SimulationFailed', reason: 'Insufficient funds' })
        return isUnknownMethod(error) ? tryAlone(node, calls) : TE.left(toTransferError(error))
      },
      TE.flatMap(({ gas, ...moved }) => {
        const expected = gas.reduce((sum, each) => sum + each, 0n)
        return pipe(
          readFees(node, { most: withRoom(expected), expected }, calls),
          TE.map((fees) => ({ ...moved, ...fees })),
        )
      }),
    ),
  )
}
