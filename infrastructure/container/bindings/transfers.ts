import type { Adapters } from '../../../application/kernel/adapters.js'
import type { ChainRpc } from '../../../application/ports/chainRpc.js'
import { CHAIN_RPC, SCHEDULER, TRANSFERS } from '../../../application/ports/tokens.js'
import type { Transfers } from '../../../application/ports/transfers.js'
import { LIFETIME, OPTIONS } from '../../../application/api/tokens.js'
import { openTransfers } from '../../chainRpc/transfers.js'
import { type ChainDeps, rpcDeps } from './chains.js'

const makeTransfers = ({ chainRpc, ...deps }: ChainDeps & { readonly chainRpc: ChainRpc }): Transfers =>
  openTransfers({ ...rpcDeps(deps), chainRpc }, deps.lifetime)

/** Transfers on the networks of a site. */
export const TRANSFER_ADAPTERS: Adapters = {
  bind: ({ single }) =>
    single(TRANSFERS, makeTransfers, {
      options: OPTIONS,
      scheduler: SCHEDULER,
      lifetime: LIFETIME,
      chainRpc: CHAIN_RPC,
    }),
  guards: async () => (await import('../hostAdapters/sendGuards.lazy.js')).TRANSFER_GUARDS,
}
