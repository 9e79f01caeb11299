import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { FeePayer } from '../../domain/payment/fee.js'
import { notEnough } from '../../domain/send/funds.js'
import { approvalCall } from '../../domain/swap/approval.js'
import { checkBuilt, quoteAsBuilt } from '../../domain/swap/checkBuilt.js'
import type { SwapCall, TriedSwap } from '../../domain/swap/swapCall.js'
import type { SwapError } from '../../domain/swap/swapError.js'
import type { SwapQuote } from '../../domain/swap/swapQuote.js'
import type { BuiltSwap, SwapApi, SwapRouters } from '../ports/swapApi.js'
import type { SwapChain, TryError } from '../ports/swapChain.js'
import { inTime, type InTimeDeps } from '../kernel/inTime.js'
import { queryOf, type ReadApproval, readApproval } from './readApproval.js'
import type { Approval, ApprovalKind, SwapPreview } from '../../domain/swap/swapState.js'

export interface PrepareSwapDeps extends InTimeDeps {
  readonly swapApi: Pick<SwapApi, 'allowance' | 'buildApprove' | 'buildTransaction'>
  readonly swapChain: SwapChain
  readonly routers: SwapRouters
  /** Requests a current quote for the same order. */
  readonly quoteAgain: (quote: SwapQuote) => TaskEither<SwapError, SwapQuote>
  /** The same quote with the prices of its tokens, if known. */
  readonly withPrices: (quote: SwapQuote) => TaskEither<never, SwapQuote>
  readonly feePayer: () => FeePayer
  /** Whether the connected wallet takes several calls in one prompt on a network (EIP-5792). */
  readonly takesBatches: (quote: SwapQuote) => TaskEither<unknown, boolean>
}

export type PrepareSwap = (quote: SwapQuote, kind: ApprovalKind) => TaskEither<SwapError, SwapPreview>

/** Covers several requests to a server and a chain, each with its own deadline. */
const LONGEST_PREPARATION_MS = 40_000

/** The calls of an approval, in order. */
export const approvalCalls = ({ pay, account }: SwapQuote, approval: Approval): readonly SwapCall[] => {
  if (approval._tag === 'Enough' || pay.contract === undefined) return []
  const { spender, units, resetFirst } = approval
  const approve = { owner: account, contract: pay.contract, spender }
  return [...(resetFirst ? [approvalCall({ ...approve, units: 0n })] : []), approvalCall({ ...approve, units })]
}

/** The swap as the wallet is asked for it: the coins sent with it are set here, not by the server. */
const callOf = ({ account, pay, payUnits }: SwapQuote, { to, data }: BuiltSwap): SwapCall => ({
  from: account,
  to,
  data,
  value: pay.contract === undefined ? payUnits : 0n,
})

/** As reported by the token's contract; those of the coin are the network's. */
const readDecimals = (
  chain: SwapChain,
  { network, ...sides }: SwapQuote,
  side: 'pay' | 'get',
): TaskEither<SwapError, number | undefined> => {
  const { contract, decimals } = sides[side]
  return contract === undefined ? TE.right(decimals) : chain.decimals(network, contract)
}

interface Attempted {
  readonly approval: Approval
  readonly tried: TriedSwap
}

/** Simulates approval and swap together. Resets an existing allowance first if the token refuses to change it. */
const attempt = (
  chain: SwapChain,
  quote: SwapQuote,
  call: SwapCall,
  { approval, isSome }: ReadApproval,
): TaskEither<TryError, Attempted> => {
  const { network, pay, get } = quote
  const tokens = { pay: { contract: pay.contract }, get: { contract: get.contract } }
  const tryWith = (by: Approval): TaskEither<TryError, Attempted> =>
    pipe(
      chain.attempt(network, [...approvalCalls(quote, by), call], tokens),
      TE.map((tried) => ({ approval: by, tried })),
    )
  return pipe(
    tryWith(approval),
    TE.orElse((error) =>
      error._tag === 'SimulationFailed' && isSome && approval._tag === 'Needed'
        ? pipe(
            tryWith({ ...approval, resetFirst: true }),
            TE.mapLeft(() => error),
          )
        : TE.left(error),
    ),
  )
}

const isOnlyLess = (error: SwapError): boolean =>
  error._tag === 'SwapDiffers' && error.fields.length === 1 && error.fields[0] === 'least'

/**
 * Has a swap built, simulates it, and compares both with its quote (S-24). If the only difference is a lower output,
 * the price may have moved between the two requests: it is quoted and built again.
 */
export const makePrepareSwap = (deps: PrepareSwapDeps): PrepareSwap => {
  const { swapApi, swapChain: chain, routers } = deps
  const prepare =
    (quote: SwapQuote, kind: ApprovalKind): TaskEither<SwapError, SwapPreview> =>
    async () => {
      const query = { ...queryOf(quote), amount: quote.payUnits }
      const [built, read, isBatch, priced, coins, held, pay, get] = await Promise.all([
        swapApi.buildTransaction(query)(),
        readApproval(swapApi, chain, quote, kind)(),
        deps.takesBatches(quote)(),
        deps.withPrices(quote)(),
        chain.balance(quote.network, quote.account, {})(),
        chain.balance(quote.network, quote.account, { contract: quote.pay.contract })(),
        readDecimals(chain, quote, 'pay')(),
        readDecimals(chain, quote, 'get')(),
      ])
      if (E.isLeft(built)) return built
      if (E.isLeft(read)) return read
      if (E.isLeft(pay)) return pay
      if (E.isLeft(get)) return get
      if (quote.pay.contract !== undefined && E.isRight(held) && held.right < quote.payUnits)
        return notEnough('token', quote.payUnits, held.right)
      const shown = E.isRight(priced) ? priced.right : quote
      const call = callOf(shown, built.right)
      const { approval } = read.right
      const facts = {
        quote: shown,
        built: built.right,
        read: chain.read(call),
        decimals: { pay: pay.right, get: get.right },
        spender: approval._tag === 'Needed' ? approval.spender : undefined,
        routers: routers[shown.network.caipNetworkId] ?? [],
      }
      // A transaction that already differs is not simulated.
      const before = checkBuilt({ ...facts, tried: undefined })
      if (E.isLeft(before)) return before
      const tried = await attempt(chain, shown, call, read.right)()
      if (E.isLeft(tried)) return tried
      const { paid, received, fee, expectedFee } = tried.right.tried
      // Without balance changes, only the approval was simulated.
      const isFeeKnown = tried.right.approval._tag === 'Enough' || paid !== undefined || received !== undefined
      const feePayer = deps.feePayer()
      const needed = call.value + (feePayer === 'Sender' ? expectedFee : 0n)
      if (E.isRight(coins) && coins.right < needed) return notEnough('coin', needed, coins.right)
      const all = { ...facts, tried: tried.right.tried }
      return pipe(
        checkBuilt(all),
        E.map((doubts): SwapPreview => ({
          quote: quoteAsBuilt(all),
          approval: tried.right.approval,
          call,
          doubts,
          arrives: received,
          isBatch: isBatch._tag === 'Right' && isBatch.right && tried.right.approval._tag === 'Needed',
          fee: isFeeKnown ? { most: fee, expected: expectedFee } : undefined,
          feePayer,
        })),
      )
    }
  return (quote, kind) =>
    inTime(
      deps,
      LONGEST_PREPARATION_MS,
      pipe(
        prepare(quote, kind),
        TE.orElse((error) =>
          isOnlyLess(error)
            ? pipe(
                deps.quoteAgain(quote),
                TE.flatMap((now) => prepare(now, kind)),
              )
            : TE.left(error),
        ),
      ),
    )
}
