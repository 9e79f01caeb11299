import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { OpenSwapRouters, SwapRouters } from '../../../application/ports/swapApi.js'
import type { OpenSwapChain, SwapChain, TryError } from '../../../application/ports/swapChain.js'
import { type RemoteError, unreachable } from '../../../domain/errors/remoteError.js'
import { answering, type AnyGuards, failing, guarded, type Guards, question, type TellOf } from './guards.js'

/** A broken member acts like an unreachable chain. */
const asking = failing<RemoteError>(unreachable)

const GUARDS: Guards<SwapChain> = {
  allowance: asking,
  balance: asking,
  decimals: asking,
  // An unreadable call is treated like one of an unknown router: it is simulated.
  read: answering(undefined),
  attempt: failing<TryError>(unreachable),
  moved: asking,
  whyFailed: asking,
}

/** Guards a host's routers: if they fail to load, swaps are unavailable. */
export const guardSwapRouters = (open: OpenSwapRouters, tellOf: TellOf): OpenSwapRouters =>
  question<RemoteError, SwapRouters>(unreachable)({ read: () => open, tell: tellOf('') })

/** Guards a host's swap chain adapter: failing to load or throwing acts like an unreachable chain. */
export const guardSwapChain = (open: OpenSwapChain, tellOf: TellOf): OpenSwapChain =>
  pipe(
    question<RemoteError, SwapChain>(unreachable)({ read: () => open, tell: tellOf('') }),
    // Cast is safe: each guard returns the type of its member.
    TE.map((chain) => guarded(() => chain, Object.entries(GUARDS) as AnyGuards, tellOf) as SwapChain),
  )
