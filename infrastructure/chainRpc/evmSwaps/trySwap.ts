import { flow, pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { ChainRpc, NodeError } from '../../../application/ports/chainRpc.js'
import type { ChainToken, TryError } from '../../../application/ports/swapChain.js'
import type { Network } from '../../../domain/network/network.js'
import type { SwapCall, TriedSwap } from '../../../domain/swap/swapCall.js'
import { askNode, type EvmNode, openEvmNode, toTransferError } from '../evmTransfers/evmNode.js'
import { type GasPrice, readGasPrice, readRollupFee } from '../evmTransfers/fees.js'
import { toSimulationError } from '../evmTransfers/revertReason.js'
import { type Measured, type Series, toRequest, trySeries } from './trySeries.js'

/** What gas costs now, and what a rollup takes on top of it for all calls. */
interface Costs {
  readonly price: GasPrice
  /** In wei. */
  readonly rollup: bigint
}

const readCosts = (node: EvmNode, calls: readonly SwapCall[]): TE.TaskEither<TryError, Costs> =>
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
        TE.map((price) => ({ price, rollup })),
      ),
    ),
    TE.mapLeft(toTransferError),
  )

/** In wei: `most` units of gas at the highest price, and `expected` ones at the present one. */
const feesOf = (
  { price, rollup }: Costs,
  { most, expected }: { readonly most: bigint; readonly expected: bigint },
): Pick<TriedSwap, 'fee' | 'expectedFee'> => ({
  fee: most * price.most + rollup,
  expectedFee: expected * price.expected + rollup,
})

/** What wallets add to gas that was used: what is traded before may lead over longer ways. */
const withRoom = (gas: bigint): bigint => (gas * 5n) / 4n

const sumOf = (gas: readonly bigint[]): bigint => gas.reduce((sum, each) => sum + each, 0n)

/** Of what no node tells. */
const UNMEASURED = { paid: undefined, received: undefined } as const

/** Where no node tries series: the first call alone, which says nothing of what moves. */
const tryAlone = (node: EvmNode, [first]: readonly SwapCall[]): TE.TaskEither<TryError, TriedSwap> => {
  if (first === undefined) return TE.left({ _tag: 'Malformed', detail: 'calls' })
  const request = toRequest(first)
  return pipe(
    node.call(request),
    TE.flatMap(() => node.estimateGas(request)),
    TE.mapLeft(toSimulationError),
    TE.flatMap((gas) =>
      pipe(
        readCosts(node, [first]),
        TE.map((costs) => ({ ...UNMEASURED, ...feesOf(costs, { most: gas, expected: gas }) })),
      ),
    ),
  )
}

/** By these, besides JSON-RPC's own errors, nodes and what stands before them say that they know no such method. */
const UNKNOWN_METHOD: readonly number[] = [400, 404, 405, 501]

const isUnknownMethod = (error: NodeError): boolean =>
  error._tag === 'RequestFailed' ||
  error._tag === 'Malformed' ||
  (error._tag === 'HttpStatus' && UNKNOWN_METHOD.includes(error.status))

const lesser = (one: bigint | undefined, other: bigint | undefined): bigint | undefined =>
  one === undefined || other === undefined ? undefined : one < other ? one : other

type Moved = Omit<Measured, 'gas'>

/**
 * The same once more as a transaction that is sent, which pays for its gas: what is called may tell one from the other,
 * and be honest in a trial alone. What arrives is the lesser of both, so that it is not wrong by a fee where a node
 * takes none. What moves is not told where a node does not try it like that.
 */
const tryAsSent = (
  ask: ReturnType<typeof askNode>,
  node: EvmNode,
  series: Series,
  { free, price }: { readonly free: Measured; readonly price: GasPrice },
): TE.TaskEither<TryError, Moved> => {
  const { expected, fields } = price
  const priority = fields['maxPriorityFeePerGas']
  const terms = {
    ...{ price: expected, baseFee: priority === undefined ? undefined : expected - priority },
    limits: free.gas.map((gas) => gas * 2n),
  }
  const asMoved = ({ gas, received, paid, ...told }: Measured): Moved => {
    const taken = series.get.contract === undefined ? sumOf(gas) * expected : 0n
    return {
      ...told,
      received: lesser(free.received, received === undefined ? undefined : received + taken),
      // What leaves of the coin is what goes along, and what came back of it was measured without the gas.
      paid: series.pay.contract === undefined ? free.paid : paid,
    }
  }
  return pipe(
    node.balance(series.calls[0]?.from ?? ''),
    TE.flatMap((coins) => trySeries(ask, series, { ...terms, coins })),
    TE.matchE(
      (error): TE.TaskEither<TryError, Moved> =>
        isUnknownMethod(error) ? TE.right(UNMEASURED) : TE.left(toTransferError(error)),
      flow(TE.fromEither, TE.map(asMoved)),
    ),
  )
}

/** Tries an exchange with its approvals, and says what the account has more and less of, and what it costs. */
export const trySwap = (
  rpc: Pick<ChainRpc, 'request'>,
  network: Network,
  calls: readonly SwapCall[],
  tokens: { readonly pay: ChainToken; readonly get: ChainToken },
): TE.TaskEither<TryError, TriedSwap> => {
  const [node, ask] = [openEvmNode(rpc, network), askNode(rpc, network)]
  const series = { calls, ...tokens }
  return pipe(
    trySeries(ask, series),
    TE.matchE(
      (error): TE.TaskEither<TryError, TriedSwap> => {
        if (error._tag === 'RequestFailed' && /insufficient funds/i.test(error.message))
          return TE.left({ _tag: 'SimulationFailed', reason: 'Insufficient funds' })
        return isUnknownMethod(error) ? tryAlone(node, calls) : TE.left(toTransferError(error))
      },
      (measured) =>
        pipe(
          TE.Do,
          TE.apS('free', TE.fromEither(measured)),
          TE.bind('costs', () => readCosts(node, calls)),
          TE.bind('moved', ({ free, costs }) => tryAsSent(ask, node, series, { free, price: costs.price })),
          TE.map(({ free, costs, moved }) => {
            const expected = sumOf(free.gas)
            return { ...moved, ...feesOf(costs, { most: withRoom(expected), expected }) }
          }),
        ),
    ),
  )
}
