import * as TE from 'fp-ts/TaskEither'
import type { SwapChain, TryError } from '../../application/ports/swapChain.js'
import type { ReadSwap, SwapCall, TriedSwap } from '../../domain/swap/swapCall.js'
import type { RemoteError } from '../../domain/errors/remoteError.js'

type Asked<Name extends keyof SwapChain> = Parameters<SwapChain[Name]>
type Moved = { readonly paid: bigint | undefined; readonly received: bigint | undefined }

export interface FakeSwapChain extends SwapChain {
  readonly askedForAllowances: readonly Asked<'allowance'>[1][]
  readonly askedForBalances: readonly { readonly account: string; readonly contract?: string | undefined }[]
  /** Contracts. */
  readonly askedForDecimals: readonly string[]
  /** The simulated series. */
  readonly tried: readonly (readonly SwapCall[])[]
  /** Hashes of later queries. */
  readonly looked: readonly string[]
  readonly allowanceWith: (answer: TE.TaskEither<RemoteError, bigint>) => void
  /** For any queried token. */
  readonly balanceWith: (answer: TE.TaskEither<RemoteError, bigint>) => void
  readonly decimalsWith: (answer: (contract: string) => TE.TaskEither<RemoteError, number | undefined>) => void
  readonly readWith: (read: (call: SwapCall) => ReadSwap | undefined) => void
  readonly attemptWith: (answer: (...asked: Asked<'attempt'>) => TE.TaskEither<TryError, TriedSwap>) => void
  readonly movedWith: (answer: TE.TaskEither<RemoteError, Moved>) => void
  readonly whyFailedWith: (answer: TE.TaskEither<RemoteError, string>) => void
}

const TRIED: TriedSwap = { paid: undefined, received: undefined, fee: 200_000n, expectedFee: 100_000n }

/**
 * Returns the configured answers: at first no allowance, zero balances, tokens with six decimals, unknown call
 * parameters, no failures, and unknown moved amounts.
 */
export const fakeSwapChain = (): FakeSwapChain => {
  let allowance: TE.TaskEither<RemoteError, bigint> = TE.right(0n)
  let balance: TE.TaskEither<RemoteError, bigint> = TE.right(0n)
  let decimals: (contract: string) => TE.TaskEither<RemoteError, number | undefined> = () => TE.right(6)
  let read: (call: SwapCall) => ReadSwap | undefined = () => undefined
  let attempt: (...asked: Asked<'attempt'>) => TE.TaskEither<TryError, TriedSwap> = () => TE.right(TRIED)
  let moved: TE.TaskEither<RemoteError, Moved> = TE.right({ paid: undefined, received: undefined })
  let whyFailed: TE.TaskEither<RemoteError, string> = TE.right('')
  const askedForAllowances: Asked<'allowance'>[1][] = []
  const askedForBalances: { readonly account: string; readonly contract?: string | undefined }[] = []
  const askedForDecimals: string[] = []
  const tried: (readonly SwapCall[])[] = []
  const looked: string[] = []
  return {
    allowance: (_network, query) => () => {
      askedForAllowances.push(query)
      return allowance()
    },
    balance: (_network, account, token) => () => {
      askedForBalances.push({ account, ...token })
      return balance()
    },
    decimals: (_network, contract) => () => {
      askedForDecimals.push(contract)
      return decimals(contract)()
    },
    read: (call) => read(call),
    attempt: (network, calls, tokens) => () => {
      tried.push(calls)
      return attempt(network, calls, tokens)()
    },
    moved: (_network, hash) => () => {
      looked.push(hash)
      return moved()
    },
    whyFailed: (_network, hash) => () => {
      looked.push(hash)
      return whyFailed()
    },
    askedForAllowances,
    askedForBalances,
    askedForDecimals,
    tried,
    looked,
    allowanceWith: (answer) => {
      allowance = answer
    },
    balanceWith: (answer) => {
      balance = answer
    },
    decimalsWith: (answer) => {
      decimals = answer
    },
    readWith: (next) => {
      read = next
    },
    attemptWith: (answer) => {
      attempt = answer
    },
    movedWith: (answer) => {
      moved = answer
    },
    whyFailedWith: (answer) => {
      whyFailed = answer
    },
  }
}
