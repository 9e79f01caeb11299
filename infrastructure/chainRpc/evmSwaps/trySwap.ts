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

/** Current gas price, and the rollup's extra fee for all calls. */
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

/** Fees in wei: `most` gas at the maximum price, `expected` gas at the current price. */
const feesOf = (
  { price, rollup }: Costs,
  { most, expected }: { readonly most: bigint; readonly expected: bigint },
): Pick<TriedSwap, 'fee' | 'expectedFee'> => ({
  fee: most * price.most + rollup,
  expectedFee: expected * price.expected + rollup,
})

/** Adds a quarter, as wallets do: earlier trades may lengthen the route. */
const withRoom = (gas: bigint): bigint => (gas * 5n) / 4n

const sumOf = (gas: readonly bigint[]): bigint => gas.reduce((sum, each) => sum + each, 0n)

/** Result if the node cannot simulate the movements. */
const UNMEASURED = { paid: undefined, received: undefined } as const

/** For nodes without `eth_simulateV1`: simulates the first call only, without measuring movements. */
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

/** HTTP statuses by which nodes and proxies say that a method is unknown, besides JSON-RPC errors. */
const UNKNOWN_METHOD: readonly number[] = [400, 404, 405, 501]

const isUnknownMethod = (error: NodeError): boolean =>
  error._tag === 'RequestFailed' ||
  error._tag === 'Malformed' ||
  (error._tag === 'HttpStatus' && UNKNOWN_METHOD.includes(error.status))

const lesser = (one: bigint | undefined, other: bigint | undefined): bigint | undefined =>
  one === undefined || other === undefined ? undefined : one < other ? one : other

type Moved = Omit<Measured, 'gas'>

/**
 * Simulates the series again with gas paid: a contract may detect free simulations and behave honestly only there.
 * `received` is the lesser of both results, so that a node that charges no gas does not inflate it. Movements are
 * unmeasured if the node cannot simulate this.
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
    price: expected,
    baseFee: priority === undefined ? undefined : expected - priority,
    limits: free.gas.map((gas) => gas * 2n),
  }
  const asMoved = ({ gas, received, paid, ...rest }: Measured): Moved => {
    const taken = series.get.contract === undefined ? sumOf(gas) * expected : 0n
    return {
      ...rest,
      received: lesser(free.received, received === undefined ? undefined : received + taken),
      // For the coin, takes the first result: `paid` is the value sent minus refunds, measured without gas.
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

/** Simulates a swap with its approvals; returns balance changes and fees. */
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
