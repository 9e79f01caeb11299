import type { SchedulerLike } from 'rxjs'
import { loadOnce } from '../../../application/kernel/loadOnce.js'
import type { Adapters } from '../../../application/kernel/adapters.js'
import { SCHEDULER, WALLET_CALLS } from '../../../application/ports/tokens.js'
import type { WalletCalls } from '../../../application/ports/walletCalls.js'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import { lazyPort } from '../../shared/lazyPort.js'
import { tryPromise } from '../../shared/tasks.js'

/**
 * Loads for the first wallet that only supports wallet calls, or to check for batch support. If loading fails, the
 * wallet was not asked, so a retry is possible.
 */
const makeWalletCalls = (deps: { readonly scheduler: SchedulerLike }): WalletCalls =>
  lazyPort(
    tryPromise(
      loadOnce(async () => (await import('../../walletCalls/openWalletCalls.lazy.js')).openWalletCalls(deps)),
      (cause): RequestError => ({ _tag: 'RequestFailed', code: -32002, message: 'Not loaded', cause }),
    ),
  )

/** Wallet calls (EIP-5792). */
export const WALLET_CALLS_ADAPTERS: Adapters = {
  bind: ({ single }) => single(WALLET_CALLS, makeWalletCalls, { scheduler: SCHEDULER }),
  guards: async () => (await import('../hostAdapters/walletCallsGuards.lazy.js')).WALLET_CALLS_GUARDS,
}
