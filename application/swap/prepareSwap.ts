import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import { notEnough } from '../../domain/send/funds.js'
import { approvalCall, UNLIMITED_UNITS } from '../../domain/swap/approval.js'
import { checkBuilt } from '../../domain/swap/checkBuilt.js'
import type { SwapCall, TriedSwap } from '../../domain/swap/swapCall.js'
import type { SwapError } from '../../domain/swap/swapError.js'
import type { SwapQuote } from '../../domain/swap/swapQuote.js'
import type { BuiltSwap, OpenSwapRouters, SwapApi, SwapQuery } from '../ports/swapApi.js'
import type { OpenSwapChain, SwapChain, TryError } from '../ports/swapChain.js'
import { inTime, type InTimeDeps } from '../kernel/inTime.js'
import type { Approval, ApprovalKind, SwapPreview } from './swapState.js'

export interface PrepareSwapDeps extends InTimeDeps {
  readonly swapApi: Pick<SwapApi, 'allowance' | 'buildApprove' | 'buildTransaction'>
  readonly openSwapChain: OpenSwapChain
  readonly openRouters: OpenSwapRouters
  /** A quote of the same, as it is now. */
  readonly quoteAgain: (quote: SwapQuote) => TaskEither<SwapError, SwapQuote>
  /** The same quote, with the prices of its tokens, as far as they are known. */
  readonly withPrices: (quote: SwapQuote) => TaskEither<never, SwapQuote>
  /** Whether the account pays for its transactions itself, and not an owner of it. */
  readonly paysFees: () => boolean
  /** Whether the wallet that is connected takes several calls in one prompt on a network (EIP-5792). */
  readonly takesBatches: (quote: SwapQuote) => TaskEither<unknown, boolean>
}

export type PrepareSwap = (quote: SwapQuote, kind: ApprovalKind) => TaskEither<SwapError, SwapPreview>

/** Several questions to a server and a chain, each with its own deadline. */
const LONGEST_PREPARATION_MS = 40_000

const ENOUGH: Approval = { _tag: 'Enough' }

const queryOf = ({ network, account, pay, get }: SwapQuote): SwapQuery => ({
  ...{ chainId: network.caipNetworkId, account, from: pay.address, to: get.address },
})

/** The calls of an approval, in their order. */
export const approvalCalls = ({ pay, account }: SwapQuote, approval: Approval): readonly SwapCall[] => {
  if (approval._tag === 'Enough' || pay.contract === undefined) return []
  const { spender, units, resetFirst } = approval
  const approve = { owner: account, contract: pay.contract, spender }
  return [...(resetFirst ? [approvalCall({ ...approve, units: 0n })] : []), approvalCall({ ...approve, units })]
}

/**
 * Whether something has to be approved. What the server's own spender may take says when nothing has to be; who that
 * is, it says in the approval, of which nothing but the spender is used, and the chain says what that one may take.
 */
const readApproval = (
  { swapApi }: PrepareSwapDeps,
  chain: SwapChain,
  quote: SwapQuote,
  kind: ApprovalKind,
): TaskEither<SwapError, { readonly approval: Approval; readonly isSome: boolean }> => {
  const { pay, account, network, payUnits } = quote
  const { contract } = pay
  if (contract === undefined) return TE.right({ approval: ENOUGH, isSome: false })
  const query = queryOf(quote)
  return pipe(
    swapApi.allowance(query),
    // A server that does not say it is no reason to stop: the chain is asked all the same.
    TE.orElse(() => TE.right<SwapError, bigint>(0n)),
    TE.flatMap((allowed) =>
      allowed >= payUnits
        ? TE.right({ approval: ENOUGH, isSome: false })
        : pipe(
            swapApi.buildApprove(query),
            TE.flatMap(({ spender }) =>
              pipe(
                chain.allowance(network, { contract, owner: account, spender }),
                TE.map((may) => ({
                  approval:
                    may >= payUnits
                      ? ENOUGH
                      : ({
                          ...{ _tag: 'Needed', kind, spender, resetFirst: false },
                          units: kind === 'Exact' ? payUnits : UNLIMITED_UNITS,
                        } as const),
                  isSome: may > 0n,
                })),
              ),
            ),
          ),
    ),
  )
}

/** The swap as a wallet would be asked for it: what goes along with it is ours to say. */
const callOf = ({ account, pay, payUnits }: SwapQuote, { to, data }: BuiltSwap): SwapCall => ({
  ...{ from: account, to, data },
  value: pay.contract === undefined ? payUnits : 0n,
})

interface Attempted {
  readonly approval: Approval
  readonly tried: TriedSwap
}

/** Tries approval and swap together; where an amount is approved already that the token does not let change, anew. */
const attempt = (
  chain: SwapChain,
  quote: SwapQuote,
  call: SwapCall,
  { approval, isSome }: { readonly approval: Approval; readonly isSome: boolean },
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
 * Has an exchange built, tries it out, and compares both with its quote (S-24). Where only less comes out than was
 * quoted, the price may have moved between the two questions: it is quoted and built once more.
 */
export const makePrepareSwap = (deps: PrepareSwapDeps): PrepareSwap => {
  const { swapApi, openSwapChain, openRouters } = deps
  const prepare = (quote: SwapQuote, kind: ApprovalKind): TaskEither<SwapError, SwapPreview> =>
    pipe(
      TE.Do,
      TE.apS('chain', openSwapChain),
      TE.apS('routers', openRouters),
      TE.flatMap(({ chain, routers }) => async (): Promise<E.Either<SwapError, SwapPreview>> => {
        const query = { ...queryOf(quote), amount: quote.payUnits }
        const [built, read, isBatch, priced, coins, held] = await Promise.all([
          swapApi.buildTransaction(query)(),
          readApproval(deps, chain, quote, kind)(),
          deps.takesBatches(quote)(),
          deps.withPrices(quote)(),
          chain.balance(quote.network, quote.account, {})(),
          chain.balance(quote.network, quote.account, { contract: quote.pay.contract })(),
        ])
        if (E.isLeft(built)) return built
        if (E.isLeft(read)) return read
        if (quote.pay.contract !== undefined && E.isRight(held) && held.right < quote.payUnits)
          return notEnough('token', quote.payUnits, held.right)
        const shown = E.isRight(priced) ? priced.right : quote
        const call = callOf(shown, built.right)
        const { approval } = read.right
        const facts = {
          ...{ quote: shown, built: built.right, read: chain.read(call) },
          spender: approval._tag === 'Needed' ? approval.spender : undefined,
          routers: routers[shown.network.caipNetworkId] ?? [],
        }
        // What is something else already is not tried out.
        const before = checkBuilt({ ...facts, tried: undefined })
        if (E.isLeft(before)) return before
        const tried = await attempt(chain, shown, call, read.right)()
        if (E.isLeft(tried)) return tried
        const { received, fee, expectedFee } = tried.right.tried
        const needed = call.value + (deps.paysFees() ? expectedFee : 0n)
        if (E.isRight(coins) && coins.right < needed) return notEnough('coin', needed, coins.right)
        return pipe(
          checkBuilt({ ...facts, tried: tried.right.tried }),
          E.map((doubts): SwapPreview => ({
            ...{ quote: shown, approval: tried.right.approval, call, doubts, arrives: received },
            isBatch: isBatch._tag === 'Right' && isBatch.right && tried.right.approval._tag === 'Needed',
            fee: { most: fee, expected: expectedFee },
          })),
        )
      }),
    )
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
