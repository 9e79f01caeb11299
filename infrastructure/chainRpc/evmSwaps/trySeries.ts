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

/** What one call of a series did. */
const Outcome = t.type({
  status: Quantity,
  gasUsed: Quantity,
  returnData: Data,
  error: orUndefined(t.type({ message: orUndefined(t.string), data: orUndefined(Data) })),
  logs: orUndefined(usableEntries(Event)),
})
type Outcome = t.TypeOf<typeof Outcome>

/** The blocks of `eth_simulateV1`; one is asked for. */
const Blocks = usableEntries(t.type({ calls: t.readonlyArray(Outcome) }))

/** Nobody's address, where the series has code that answers with the coins of the account that it is asked for. */
const COINS = '0x00000000000000000000000000506f727469636f'
const COINS_CODE = '0x3d35313d5260203df3'

/** A call as nodes take it. */
export const toRequest = ({ from, to, value, data }: SwapCall): CallRequest => ({
  ...{ from, to, data },
  value: `0x${value.toString(16)}`,
})

const balanceCall = (account: string, { contract }: ChainToken): CallRequest =>
  contract === undefined ? { to: COINS, data: addressData(account) } : { to: contract, data: balanceData(account) }

const numberOf = (outcome: Outcome | undefined): bigint | undefined => wordOf(outcome?.returnData ?? '0x')

const difference = (more: Outcome | undefined, less: Outcome | undefined): bigint | undefined => {
  const [from, to] = [numberOf(more), numberOf(less)]
  return from === undefined || to === undefined ? undefined : from - to
}

/** What is tried: the last call exchanges `pay` for `get`, those before it approve. */
export interface Series {
  readonly calls: readonly SwapCall[]
  readonly pay: ChainToken
  readonly get: ChainToken
}

/** What a series did, besides the fees. */
export interface Measured extends Pick<TriedSwap, 'received' | 'paid' | 'others'> {
  /** Of each call, in units. */
  readonly gas: readonly bigint[]
}

/** Around the calls stand two balances before and two after them. */
const AROUND = 2

const measure = (outcomes: readonly Outcome[], { calls, pay }: Series): E.Either<TryError, Measured> => {
  const swap = calls.at(-1)
  // Before the last call stands what it may take, of a token.
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

/** What the gas of a series costs, as of a transaction that is sent. */
export interface GasTerms {
  /** Of a unit, in wei. */
  readonly price: bigint
  /** Of the block, in wei; `undefined` on chains without a fee market. */
  readonly baseFee: bigint | undefined
  /** What each call may use, in units. */
  readonly limits: readonly bigint[]
  /** What the account has, in wei, without what the gas takes. */
  readonly coins: bigint
}

const hex = (value: bigint): string => `0x${value.toString(16)}`

/** The account has what the gas may take besides: one that has just enough for the swap can be tried, too. */
const withTerms = (account: string, { price, baseFee, limits, coins }: GasTerms) => ({
  overrides: { [account]: { balance: hex(limits.reduce((sum, limit) => sum + limit * price, coins)) } },
  block: baseFee === undefined ? {} : { blockOverrides: { baseFeePerGas: hex(baseFee) } },
  ofCall: (index: number) => ({ gasPrice: hex(price), gas: hex(limits[index] ?? 0n) }),
})

/**
 * Tries calls as one block would have them (`eth_simulateV1`), and reads what the account has of two tokens before and
 * after them. Without terms the gas costs nothing; with them, coins that it takes are missing in what is measured.
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
