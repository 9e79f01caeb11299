import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Settings } from '../../../application/api/settings.js'
import type { OutagesFeature } from '../../../application/config/outagesFeature.js'
import { type Binder, token } from '../../../application/kernel/token.js'
import type { BalanceApi, IdentityApi, SupportedChainsApi } from '../../../application/ports/blockchainApi.js'
import type { ChainRpc } from '../../../application/ports/chainRpc.js'
import {
  BALANCE_API,
  CHAIN_RPC,
  IDENTITY_API,
  SCHEDULER,
  SUPPORTED_CHAINS_API,
} from '../../../application/ports/tokens.js'
import { LIFETIME, OPTIONS } from '../../../application/api/tokens.js'
import { OUTAGES } from '../../../application/config/tokens.js'
import { type AskBlockchain, lazyCode, makeAskBlockchain, onServedChain } from '../../blockchainApi/askBlockchain.js'
import { type HttpClient, unconfiguredHttpClient } from '../../http/HttpClient.js'
import { makeClient } from './httpClients.js'

export const BLOCKCHAIN_CLIENT = token<HttpClient>('BlockchainClient')
/** Asks a question of the blockchain API. */
export const ASK_BLOCKCHAIN = token<AskBlockchain>('AskBlockchain')

const makeAskServed = (deps: Parameters<typeof makeAskBlockchain>[0]): AskBlockchain =>
  deps.client === unconfiguredHttpClient ? () => () => TE.left({ _tag: 'NotConfigured' }) : makeAskBlockchain(deps)

const makeSupportedChainsApi = ({ ask }: { readonly ask: AskBlockchain }): SupportedChainsApi => ({
  supportedChains: ask(
    async () => (await import('../../blockchainApi/supportedChains.lazy.js')).supportedChainsQuestion,
  )(),
})

export interface ServedDeps {
  readonly ask: AskBlockchain
  readonly chains: SupportedChainsApi
}

const makeIdentityApi = ({ ask, chains }: ServedDeps): IdentityApi => ({
  identity: ask(
    async () => (await import('../../blockchainApi/identity.lazy.js')).identityQuestion,
    onServedChain(chains),
  ),
})

/** Falls back to the chain if the server fails; the chain has no names and prices. */
const makeBalanceApi = ({
  ask,
  chains,
  outages,
  chainRpc,
  options: { networks },
}: ServedDeps & {
  readonly outages: OutagesFeature
  readonly chainRpc: ChainRpc
  readonly options: Settings
}): BalanceApi => {
  const balances = ask(
    async () => (await import('../../blockchainApi/balances.lazy.js')).balancesQuestion,
    onServedChain(chains),
  )
  const fromChain = lazyCode({ outages }, async () =>
    (await import('../../blockchainApi/balancesFromChain.js')).balancesFromChain({ chainRpc, networks }),
  )
  return {
    balances: (query) =>
      pipe(
        balances(query),
        TE.orElse((error) =>
          pipe(
            fromChain,
            TE.flatMap((read) => read(query, error)),
          ),
        ),
      ),
  }
}

/** Blockchain API: each question has its cache, its gate and outage reports. */
export const bindBlockchain = ({ single }: Binder): void => {
  single(BLOCKCHAIN_CLIENT, makeClient('blockchainApi'), { options: OPTIONS, scheduler: SCHEDULER, lifetime: LIFETIME })
  single(ASK_BLOCKCHAIN, makeAskServed, { client: BLOCKCHAIN_CLIENT, scheduler: SCHEDULER, outages: OUTAGES })
  single(SUPPORTED_CHAINS_API, makeSupportedChainsApi, { ask: ASK_BLOCKCHAIN })
  const servedDeps = { ask: ASK_BLOCKCHAIN, chains: SUPPORTED_CHAINS_API }
  single(IDENTITY_API, makeIdentityApi, servedDeps)
  single(BALANCE_API, makeBalanceApi, { ...servedDeps, outages: OUTAGES, chainRpc: CHAIN_RPC, options: OPTIONS })
}
