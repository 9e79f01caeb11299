import type { SchedulerLike } from 'rxjs'
import type { Settings } from '../../../application/api/settings.js'
import type { OutagesFeature } from '../../../application/config/outagesFeature.js'
import { type Binder, token } from '../../../application/kernel/token.js'
import type { SupportedChainsApi } from '../../../application/ports/blockchainApi.js'
import type { ChainRpc } from '../../../application/ports/chainRpc.js'
import type { OpenSwapChain } from '../../../application/ports/swapChain.js'
import {
  CHAIN_RPC,
  PRICE_API,
  SCHEDULER,
  SUPPORTED_CHAINS_API,
  SWAP_API,
  SWAP_CHAIN,
  SWAP_ROUTERS,
} from '../../../application/ports/tokens.js'
import { OPTIONS } from '../../../application/api/tokens.js'
import { OUTAGES } from '../../../application/config/tokens.js'
import { lazyCode } from '../../blockchainApi/askBlockchain.js'
import type { Swaps } from '../../blockchainApi/swaps/openSwaps.lazy.js'
import type { HttpClient } from '../../http/HttpClient.js'
import { lazyPort } from '../../shared/lazyPort.js'
import { loadChunk } from '../../shared/tasks.js'
import { BLOCKCHAIN_CLIENT } from './blockchain.js'

const SWAPS = token<Swaps>('Swaps')

/** The code loads with the first question. */
const makeSwaps = ({
  options: { projectId },
  ...deps
}: {
  readonly client: HttpClient
  readonly scheduler: SchedulerLike
  readonly outages: OutagesFeature
  readonly chains: SupportedChainsApi
  readonly options: Settings
}): Swaps =>
  lazyPort(
    lazyCode(deps, async () =>
      (await import('../../blockchainApi/swaps/openSwaps.lazy.js')).openSwaps({ projectId, ...deps }),
    ),
  )

const sameSwaps = ({ swaps }: { readonly swaps: Swaps }): Swaps => swaps

const makeOpenSwapChain = (deps: { readonly chainRpc: ChainRpc }): OpenSwapChain =>
  loadChunk(async () => (await import('../../chainRpc/evmSwaps/openSwapChain.lazy.js')).openSwapChain(deps))

/** Swaps: server quotes and chain access. */
export const bindSwaps = ({ single, value }: Binder): void => {
  single(SWAPS, makeSwaps, {
    client: BLOCKCHAIN_CLIENT,
    scheduler: SCHEDULER,
    outages: OUTAGES,
    chains: SUPPORTED_CHAINS_API,
    options: OPTIONS,
  })
  single(SWAP_API, sameSwaps, { swaps: SWAPS })
  single(PRICE_API, sameSwaps, { swaps: SWAPS })
  single(SWAP_CHAIN, makeOpenSwapChain, { chainRpc: CHAIN_RPC })
  value(
    SWAP_ROUTERS,
    loadChunk(async () => (await import('../../chainRpc/evmSwaps/swapRouters.js')).swapRouters),
  )
}
