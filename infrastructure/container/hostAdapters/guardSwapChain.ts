import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { OpenSwapRouters, SwapRouters } from '../../../application/ports/swapApi.js'
import type { OpenSwapChain, SwapChain, TryError } from '../../../application/ports/swapChain.js'
import type { RemoteError } from '../../../domain/errors/remoteError.js'
import { answering, type AnyGuards, failing, guarded, type Guards, question, type TellOf } from './guards.js'

const unreachable = (cause: unknown): RemoteError => ({ _tag: 'Unreachable', cause })

/** What is asked of the adapter: where its member fails, it is as a chain that cannot be reached. */
const asking = failing<RemoteError>(unreachable)

const GUARDS: Guards<SwapChain> = {
  allowance: asking,
  balance: asking,
  decimals: asking,
  // What it cannot read is as a router that nobody knows: it is tried out.
  read: answering(undefined),
  attempt: failing<TryError>(unreachable),
  moved: asking,
  whyFailed: asking,
}

/** The routers of a host: where they do not arrive, nothing is exchanged. */
export const guardSwapRouters = (open: OpenSwapRouters, tellOf: TellOf): OpenSwapRouters =>
  question<RemoteError, SwapRouters>(unreachable)({ read: () => open, tell: tellOf('') })

/** What a host brings to ask chains of exchanges: code that does not arrive, or throws, is as a chain out of reach. */
export const guardSwapChain = (open: OpenSwapChain, tellOf: TellOf): OpenSwapChain =>
  pipe(
    question<RemoteError, SwapChain>(unreachable)({ read: () => open, tell: tellOf('') }),
    // Each guard is for the member of its own name, and gives what that member is.
    TE.map((chain) => guarded(() => chain, Object.entries(GUARDS) as AnyGuards, tellOf) as SwapChain),
  )
