import { toQuantity } from '../../../domain/requests/evmTransaction.js'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { PreparedTransfer, Transfer, TransferError } from '../../../domain/send/transfer.js'
import type { Network } from '../../../domain/network/network.js'
import { payCosts, takeTokens, unitsOf } from '../../../domain/send/funds.js'
import { toHexChainId } from '../../../domain/network/hexChainId.js'
import { type CheckedTransfer, checkTransfer } from './checkTransfer.js'
import { type CallRequest, type EvmNode, toTransferError } from './evmNode.js'
import { type GasPrice, readGasPrice, readRollupFee } from './fees.js'
import { answerTo, toSimulationError } from './revertReason.js'
import { encodeCall, heldUnits, holdingData, isTransferred, transferData, wordOf } from './tokenCalls.js'

/** The sender's balances and the gas price. `tokens`: units to transfer; 0 for the native coin. */
interface Means {
  readonly coins: bigint
  readonly held: bigint
  readonly tokens: bigint
  readonly price: GasPrice
}

/**
 * Rejects an amount computed with other decimals than the contract's: the sender was shown another amount. Also rejects
 * contracts that report no decimals.
 */
const checkDecimals = (node: EvmNode, { asset, target }: CheckedTransfer): TE.TaskEither<TransferError, void> =>
  asset._tag !== 'Token' || asset.decimals === undefined
    ? TE.right(undefined)
    : pipe(
        answerTo(node, { to: target, data: encodeCall('decimals()') }),
        TE.flatMapEither((answer): E.Either<TransferError, void> => {
          const said = wordOf(answer)
          return said !== undefined && Number(said) === asset.decimals
            ? E.right(undefined)
            : E.left({ _tag: 'DecimalsDiffer' })
        }),
      )

/** `UnknownToken` if the contract reverts or returns no number, and for an ERC-721 token without an owner. */
const readTokens = (
  node: EvmNode,
  { asset, from, target }: CheckedTransfer,
): TE.TaskEither<TransferError, Pick<Means, 'held' | 'tokens'>> =>
  asset._tag === 'Coin'
    ? TE.right({ held: 0n, tokens: 0n })
    : pipe(
        node.call({ to: target, data: holdingData(asset, from) }),
        TE.mapLeft((error): TransferError => {
          const failure = toSimulationError(error)
          return failure._tag === 'SimulationFailed' ? { _tag: 'UnknownToken' } : failure
        }),
        TE.flatMapEither((answer): E.Either<TransferError, Pick<Means, 'held' | 'tokens'>> => {
          const held = heldUnits(asset, from, answer)
          if (held === undefined) return E.left({ _tag: 'UnknownToken' })
          return pipe(
            takeTokens(asset, held),
            E.map((tokens) => ({ held, tokens })),
          )
        }),
      )

const readMeans =
  (node: EvmNode, checked: CheckedTransfer): TE.TaskEither<TransferError, Means> =>
  async () => {
    const [tokens, decimals, coins, price] = await Promise.all([
      readTokens(node, checked)(),
      checkDecimals(node, checked)(),
      node.balance(checked.from)(),
      readGasPrice(node)(),
    ])
    // Order of errors: an unknown token has no decimals, and the units depend on the decimals.
    if (E.isLeft(tokens) && tokens.left._tag === 'UnknownToken') return tokens
    if (E.isLeft(decimals)) return decimals
    if (E.isLeft(tokens)) return tokens
    if (E.isLeft(coins)) return E.left(toTransferError(coins.left))
    if (E.isLeft(price)) return E.left(toTransferError(price.left))
    return E.right({ ...tokens.right, coins: coins.right, price: price.right })
  }

/** The transaction that moves `units`: as its value for the native coin. */
const transactionOf = ({ from, to, target, asset }: CheckedTransfer, units: bigint) =>
  asset._tag === 'Coin'
    ? { from, to, value: toQuantity(units), data: '0x' }
    : { from, to: target, value: '0x0', data: transferData(asset, from, to, units) }

const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other)

/**
 * Units for the gas estimate. Nodes refuse to estimate amounts above the balance, but a shortfall is known only with
 * the fee. To send all coins, estimates with 1 unit: nodes that include the fee need coins for it.
 */
const estimatedUnits = ({ asset }: CheckedTransfer, { coins, tokens }: Means): bigint => {
  const units = unitsOf(asset)
  return asset._tag === 'Coin' ? smaller(units === 'All' ? 1n : units, coins) : tokens
}

interface Costs {
  readonly gas: bigint
  /** In wei. */
  readonly fee: bigint
  readonly expectedFee: bigint
}

const readCosts = (
  node: EvmNode,
  request: CallRequest,
  { most, expected }: GasPrice,
): TE.TaskEither<TransferError, Costs> =>
  pipe(
    node.estimateGas(request),
    TE.mapLeft(toSimulationError),
    TE.flatMap((gas) =>
      pipe(
        readRollupFee(node, request.data),
        TE.mapLeft(toTransferError),
        TE.map((rollup) => ({ gas, fee: gas * most + rollup, expectedFee: gas * expected + rollup })),
      ),
    ),
  )

/** Fixes the fee in the request if all coins are sent: the amount was computed with exactly this fee. */
const feeFields = (
  { asset, feePayer }: CheckedTransfer,
  { gas }: Costs,
  { fields }: GasPrice,
): Readonly<Record<string, string>> =>
  asset._tag === 'Coin' && asset.units === 'All' && feePayer !== 'Executor'
    ? Object.fromEntries(Object.entries({ gas, ...fields }).map(([name, value]) => [name, toQuantity(value)]))
    : {}

const simulate = (
  node: EvmNode,
  { asset }: CheckedTransfer,
  request: CallRequest,
): TE.TaskEither<TransferError, void> =>
  pipe(
    node.call(request),
    TE.mapLeft(toSimulationError),
    TE.flatMapEither((answer): E.Either<TransferError, void> =>
      isTransferred(asset, answer)
        ? E.right(undefined)
        : E.left({ _tag: 'SimulationFailed', reason: 'The token did not answer true' }),
    ),
  )

const buildTransfer = (
  node: EvmNode,
  chainId: string,
  checked: CheckedTransfer,
  means: Means,
): TE.TaskEither<TransferError, PreparedTransfer> =>
  pipe(
    readCosts(node, transactionOf(checked, estimatedUnits(checked, means)), means.price),
    TE.map((costs) => (checked.feePayer === 'Executor' ? { ...costs, fee: 0n, expectedFee: 0n } : costs)),
    TE.flatMapEither((costs) =>
      pipe(
        payCosts(checked.asset, { coins: means.coins, costs: costs.fee, tokens: means.tokens }),
        E.map((units) => ({ costs, units })),
      ),
    ),
    TE.flatMap(({ costs, units }) => {
      const request = { ...transactionOf(checked, units), ...feeFields(checked, costs, means.price) }
      const { fee, expectedFee } = costs
      const remains = checked.asset._tag === 'Coin' ? means.coins - units - fee : means.held - units
      return pipe(
        simulate(node, checked, request),
        TE.map(() => ({
          // `chainId` makes a wallet on another chain refuse the request.
          request: { method: 'eth_sendTransaction', params: [{ chainId, ...request }] },
          units,
          fee,
          expectedFee,
          deposit: 0n,
          arrives: units,
          remains,
        })),
      )
    }),
  )

/** Builds an EVM transfer and simulates it before a signature is requested. */
export const prepareTransfer = (
  node: EvmNode,
  { caipNetworkId }: Network,
  transfer: Transfer,
): TE.TaskEither<TransferError, PreparedTransfer> =>
  pipe(
    async () => checkTransfer(transfer),
    TE.flatMap((checked) =>
      pipe(
        readMeans(node, checked),
        TE.flatMap((means) => buildTransfer(node, toHexChainId(caipNetworkId), checked, means)),
      ),
    ),
  )
