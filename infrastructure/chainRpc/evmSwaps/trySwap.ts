import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { ChainRpc, NodeError } from '../../../application/ports/chainRpc.js'
import type { ChainToken, TryError } from '../../../application/ports/swapChain.js'
import type { Network } from '../../../domain/network/network.js'
import type { SwapCall, TriedSwap } from '../../../domain/swap/swapCall.js'
import { orUndefined, usableEntries } from '../../http/codecs/combinators.js'
import { Data, Quantity } from '../evmAnswers.js'
import { askNode, type CallRequest, type EvmNode, openEvmNode, toTransferError } from '../evmTransfers/evmNode.js'
import { readGasPrice, readRollupFee } from '../evmTransfers/fees.js'
import { reasonOf, toSimulationError } from '../evmTransfers/revertReason.js'
import { wordOf } from '../evmTransfers/tokenCalls.js'
import { addressData, balanceData } from './tokenQuestions.js'

/** What one call of a series did. */
const Outcome = t.type({
  status: Quantity,
  gasUsed: Quantity,
  returnData: Data,
  error: orUndefined(t.type({ message: orUndefined(t.string), data: orUndefined(Data) })),
})
type Outcome = t.TypeOf<typeof Outcome>

/** The blocks of `eth_simulateV1`; one is asked for. */
const Blocks = usableEntries(t.type({ calls: t.readonlyArray(Outcome) }))

/** Nobody's address, where the series has code that answers with the coins of the account that it is asked for. */
const COINS = '0x00000000000000000000000000506f727469636f'
const COINS_CODE = '0x3d35313d5260203df3'

const toRequest = ({ from, to, value, data }: SwapCall): CallRequest => ({
  ...{ from, to, data },
  value: `0x${value.toString(16)}`,
})

const balanceCall = (account: string, { contract }: ChainToken): CallRequest =>
  contract === undefined ? { to: COINS, data: addressData(account) } : { to: contract, data: balanceData(account) }

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

const difference = (more: Outcome | undefined, less: Outcome | undefined): bigint | undefined => {
  const [from, to] = [more, less].map((outcome) => wordOf(outcome?.returnData ?? '0x'))
  return from === undefined || to === undefined ? undefined : from - to
}

/** Around the calls stand two balances before and two after them. */
const AROUND = 2

const readSeries = (
  node: EvmNode,
  outcomes: readonly Outcome[],
  calls: readonly SwapCall[],
): TE.TaskEither<TryError, TriedSwap> => {
  if (outcomes.length !== calls.length + 2 * AROUND) return TE.left({ _tag: 'Malformed', detail: 'eth_simulateV1' })
  const done = outcomes.slice(AROUND, -AROUND)
  const failed = done.find(({ status }) => BigInt(status) === 0n)
  if (failed !== undefined) {
    const { returnData, error } = failed
    const data = error?.data ?? returnData
    return TE.left({ _tag: 'SimulationFailed', reason: reasonOf(data, error?.message ?? '') })
  }
  const gas = done.reduce((sum, { gasUsed }) => sum + BigInt(gasUsed), 0n)
  const [payAfter, getAfter] = outcomes.slice(-AROUND)
  return pipe(
    readFees(node, { most: withRoom(gas), expected: gas }, calls),
    TE.map((fees) => ({
      paid: difference(outcomes[0], payAfter),
      received: difference(getAfter, outcomes[1]),
      ...fees,
    })),
  )
}

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

/**
 * Tries calls as one block would have them (`eth_simulateV1`), and reads what the account has of two tokens before and
 * after them. Fees are not taken there, so that what moves of the coin is what the calls move.
 */
export const trySwap = (
  rpc: Pick<ChainRpc, 'request'>,
  network: Network,
  calls: readonly SwapCall[],
  { pay, get }: { readonly pay: ChainToken; readonly get: ChainToken },
): TE.TaskEither<TryError, TriedSwap> => {
  const node = openEvmNode(rpc, network)
  const account = calls[0]?.from ?? ''
  const balances = [balanceCall(account, pay), balanceCall(account, get)]
  const block = {
    stateOverrides: { [COINS]: { code: COINS_CODE } },
    calls: [...balances, ...calls.map(toRequest), ...balances],
  }
  return pipe(
    askNode(rpc, network)(Blocks, 'eth_simulateV1', [{ blockStateCalls: [block], validation: false }, 'latest']),
    TE.matchE(
      (error): TE.TaskEither<TryError, TriedSwap> => {
        if (error._tag === 'RequestFailed' && /insufficient funds/i.test(error.message))
          return TE.left({ _tag: 'SimulationFailed', reason: 'Insufficient funds' })
        return isUnknownMethod(error) ? tryAlone(node, calls) : TE.left(toTransferError(error))
      },
      ([first]) => readSeries(node, first?.calls ?? [], calls),
    ),
  )
}
