import {
  ANALYTICS_CONFIG_API,
  BALANCE_API,
  CHAIN_RPC,
  CONFIG_API,
  DIRECTORY_API,
  IDENTITY_API,
  IMAGES,
  ORIGINS_API,
  SUPPORTED_CHAINS_API,
} from '../../../application/ports/tokens.js'
import { of } from 'rxjs'
import { showing } from './guards.js'
import { asking, guarding, remote, remotely } from './portGuards.js'

/** Guards of the ports that ask servers and chains for what each page needs. */
export const SERVER_GUARDS = [
  guarding(CONFIG_API, (resolve) => ({ features: remote(resolve)('walletApi config') })),
  guarding(ORIGINS_API, (resolve) => ({ allowedOrigins: remote(resolve)('walletApi origins') })),
  guarding(DIRECTORY_API, (resolve) => ({ page: remotely(resolve)('walletApi directory') })),
  guarding(ANALYTICS_CONFIG_API, (resolve) => ({ isEnabled: remote(resolve)('walletApi analytics') })),
  guarding(SUPPORTED_CHAINS_API, (resolve) => ({ supportedChains: remote(resolve)('blockchainApi chains') })),
  guarding(BALANCE_API, (resolve) => ({ balances: remotely(resolve)('blockchainApi balances') })),
  guarding(IDENTITY_API, (resolve) => ({ identity: remotely(resolve)('blockchainApi identity') })),
  guarding(CHAIN_RPC, (resolve) => ({
    nativeBalance: remotely(resolve)('chainRpc balance'),
    tokens: remotely(resolve)('chainRpc tokens'),
    transactionFate: remotely(resolve)('chainRpc transaction'),
    request: asking,
  })),
  guarding(IMAGES, () => ({ of: showing(undefined, () => of(undefined)) })),
]
