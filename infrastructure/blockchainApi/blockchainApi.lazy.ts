import type { SchedulerLike } from 'rxjs'
import type { BalanceApi, IdentityApi, SupportedChainsApi } from '../../application/ports/blockchainApi.js'
import type { Noted } from '../../application/config/outagesFeature.js'
import type { HttpClient } from '../http/HttpClient.js'
import { balancesFromChain } from './balancesFromChain.js'
import { cachedBalanceApi, cachedIdentityApi, cachedSupportedChainsApi } from './cachedBlockchainApi.js'
import { makeHttpBalanceApi } from './httpBalanceApi.js'
import { makeHttpIdentityApi } from './httpIdentityApi.js'
import { makeHttpSupportedChainsApi, onSupportedChain } from './httpSupportedChainsApi.js'

export interface BlockchainApi extends SupportedChainsApi {
  /** Each asks nothing on a chain that is not served, and has its own outcome noted: not that of the list of chains. */
  readonly balancesOn: (chains: SupportedChainsApi, noted: Noted) => BalanceApi['balances']
  /** What the chain itself says, after the API gave an error. */
  readonly balancesFromChain: typeof balancesFromChain
  readonly identityOn: (chains: SupportedChainsApi, noted: Noted) => IdentityApi['identity']
}

/** What is asked about an account, each question behind its cache. Nobody needs it before one is connected. */
export const openBlockchainApi = ({
  client,
  scheduler,
}: {
  readonly client: HttpClient
  readonly scheduler: SchedulerLike
}): BlockchainApi => {
  const { balances } = cachedBalanceApi(makeHttpBalanceApi({ client }), scheduler)
  const { identity } = cachedIdentityApi(makeHttpIdentityApi({ client }), scheduler)
  const { supportedChains } = cachedSupportedChainsApi(makeHttpSupportedChainsApi({ client }), scheduler)
  return {
    supportedChains,
    balancesFromChain,
    balancesOn: (chains, noted) => onSupportedChain(chains, (query) => noted(balances(query))),
    identityOn: (chains, noted) => onSupportedChain(chains, (query) => noted(identity(query))),
  }
}
