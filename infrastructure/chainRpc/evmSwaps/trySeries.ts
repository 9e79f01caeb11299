import { toQuantity } from '../../../domain/requests/evmTransaction.js'
import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { NodeError } from '../../../application/ports/chainRpc.js'
import type { ChainToken, TryError } from '../../../application/ports/swapChain.js'
import type { SwapCall, TriedSwap } from '../../../domain/swap/swapCall.js'
import { orUndefined, usableEntries } from '../../http/codecs/combinators.js'
import { Data, Quantity } from '../evmAnswers.js'
import type { askNode, CallRequest } from '../evmTransfers/evmNode.js'
import { reasonOf } from '../evmTransfers/revertReason.js'
import { wordOf } from '../evmTransfers/tokenCalls.js'
import { Event, givenBesides } from './accountEvents.js'
import { addressData, allowanceData, balanceData } from './tokenQuestions.js'

/** Result of one call of a series. */
const Outcome = t.type({
  status: Quantity,
  gasUsed: Quantity,
  returnData: Data,
  error: orUndefined(t.type({ message: orUndefined(t.string), data: orUndefined(Data) })),
  logs: orUndefined(usableEntries(Event)),
})
type Outcome = t.TypeOf<typeof Outcome>

/** Result of `eth_simulateV1`; one block is requested. */
const Blocks = usableEntries(t.type({ calls: t.readonlyArray(Outcome) }))

/** An unused address. The simulation puts code there that returns the coin balance of a given account. */
const COINS = '0x00000000000000000000000000506f727469636f'
const COINS_CODE = '0x3d35313d5260203df3'

/** A call in JSON-RPC form. */
export const toRequest = ({ from, to, value, data }: SwapCall): CallRequest => ({
  from,
  to,
  data,
  value: toQuantity(value),
})

const balanceCall = (account: string, { contract }: ChainToken): CallRequest =>
  contract === undefined ? { to: COINS, data: addressData(account) } : { to: contract, data: balanceData(account) }

const numberOf = (outcome: Outcome | undefined): bigint | undefined => wordOf(outcome?.returnData ?? '0x')

const difference = (more: Outcome | undefined, less: Outcome | undefined): bigint | undefined => {
  const [from, to] = [numberOf(more), numberOf(less)]
  return from === undefined || to === undefined ? undefined : from - to
}

/** Calls to simulate: the last one swaps `pay` for `get`, the earlier ones approve. */
export interface Series {
  readonly calls: readonly SwapCall[]
  readonly pay: ChainToken
  readonly get: ChainToken
}

/** Effects of a series, without fees. */
export interface Measured extends Pick<TriedSwap, 'received' | 'paid' | 'others'> {
  /** Gas used by each call. */
  readonly gas: readonly bigint[]
}

/** Two balance queries precede the calls, and two follow. */
const AROUND = 2

const measure = (outcomes: readonly Outcome[], { calls, pay }: Series): E.Either<TryError, Measured> => {
  const swap = calls.at(-1)
  // For a token, the allowance is queried before the last call.
  const questions = pay.contract === undefined ? 0 : 1
  if (swap === undefined || outcomes.length !== calls.length + questions + 2 * AROUND)
    return E.left({ _tag: 'Malformed', detail: 'eth_simulateV1' })
  const [payBefore, getBefore] = outcomes
  const [allowance, swapped, payAfter, getAfter] = outcomes.slice(-2 - AROUND)
  const done = [...outcomes.slice(AROUND, AROUND + calls.length - 1), ...(swapped === undefined ? [] : [swapped])]
  const failed = done.find(({ status }) => BigInt(status) === 0n)
  if (failed !== undefined) {
    const { returnData, error } = failed
    const data = error?.data ?? returnData
    return E.left({ _tag: 'SimulationFailed', reason: reasonOf(data, error?.message ?? '') })
  }
  const allowed = { contract: pay.contract, spender: swap.to, units: numberOf(allowance) ?? 0n }
  const logs = swapped?.logs
  return E.right({
    paid: difference(payBefore, payAfter),
    received: difference(getAfter, getBefore),
    ...(logs !== undefined && { others: givenBesides(logs, swap.from, allowed) }),
    gas: done.map(({ gasUsed }) => BigInt(gasUsed)),
  })
}

/** Gas settings of a series that is simulated like a sent transaction. */
export interface GasTerms {
  /** Gas price in wei. */
  readonly price: bigint
  /** Base fee of the block in wei; `undefined` on chains without a fee market. */
  readonly baseFee: bigint | undefined
  /** Gas limit of each call. */
  readonly limits: readonly bigint[]
  /** The account's balance in wei, without the coins for gas. */
  readonly coins: bigint
}

/** Adds the coins for gas to the balance, so that a balance that just covers the swap can be simulated. */
const withTerms = (account: string, { price, baseFee, limits, coins }: GasTerms) => ({
  overrides: { [account]: { balance: toQuantity(limits.reduce((sum, limit) => sum + limit * price, coins)) } },
  block: baseFee === undefined ? {} : { blockOverrides: { baseFeePerGas: toQuantity(baseFee) } },
  ofCall: (index: number) => ({ gasPrice: toQuantity(price), gas: toQuantity(limits[index] ?? 0n) }),
})

/**
 * Simulates calls in one block (`eth_simulateV1`), and measures the account's balances of two tokens before and after.
 * Gas is free without `terms`; with them, the measured coins are reduced by the gas.
 */
export const trySeries = (
  ask: ReturnType<typeof askNode>,
  series: Series,
  terms?: GasTerms,
): TE.TaskEither<NodeError, E.Either<TryError, Measured>> => {
  const { calls, pay, get } = series
  const [swap] = calls.slice(-1)
  const account = swap?.from ?? ''
  const balances = [balanceCall(account, pay), balanceCall(account, get)]
  const allowance =
    pay.contract === undefined || swap === undefined
      ? []
      : [{ to: pay.contract, data: allowanceData(account, swap.to) }]
  const costs = terms && withTerms(account, terms)
  const requests = calls.map((call, index) => ({ ...toRequest(call), ...costs?.ofCall(index) }))
  const block = {
    ...costs?.block,
    stateOverrides: { [COINS]: { code: COINS_CODE }, ...costs?.overrides },
    calls: [...balances, ...requests.slice(0, -1), ...allowance, ...requests.slice(-1), ...balances],
  }
  return pipe(
    ask(Blocks, 'eth_simulateV1', [{ blockStateCalls: [block], validation: false }, 'latest']),
    TE.map(([first]) => measure(first?.calls ?? [], series)),
  )
}
