import type { IWalletKit } from '@reown/walletkit'
import type { LocalAccount } from 'viem'
import { ProviderRpcError } from '../browserWallets/rpc.js'
import { chainOf, executeEvmRequest, permittedAccount } from './evmRequests.js'
import type { PhoneFile, PhoneState, SiteRequest } from './PhoneState.js'
import { grantedAccounts } from './sessions.js'
import type { makeSolanaNamespace } from './solanaRequests.js'

const UNKNOWN_CHAIN = 4902
const SWITCHES = ['wallet_switchEthereumChain', 'wallet_addEthereumChain']

interface SiteRequestDeps {
  readonly kit: IWalletKit
  readonly rpc: PhoneFile['rpc']
  readonly solana: ReturnType<typeof makeSolanaNamespace>
  readonly state: () => Pick<PhoneState, 'accounts' | 'account' | 'solanaAccounts' | 'solanaAccount'>
  readonly keyOf: (address: PhoneState['account']) => LocalAccount
  /** Whether the wallet has a chain (CAIP-2). */
  readonly hasChain: (chain: string) => boolean
  /** Moves to an EVM chain (CAIP-2), at the wish of the site with this session topic. */
  readonly moveTo: (chain: string, askedIn: string) => Promise<void>
}

/** Requests of connected sites: which the wallet refuses without asking its owner, and how it carries out others. */
export const makeSiteRequests = ({ kit, rpc, solana, state, keyOf, hasChain, moveTo }: SiteRequestDeps) => {
  const switchNetwork = async (method: string, params: unknown, topic: string): Promise<null> => {
    const wanted = chainOf(params)
    if (method === 'wallet_switchEthereumChain' && !hasChain(wanted))
      throw new ProviderRpcError(UNKNOWN_CHAIN, 'The chain is not known to this wallet.')
    await moveTo(wanted, topic)
    return null
  }
  /** Account for an EVM request; throws if the site may not ask for it. */
  const evmAccount = ({ method, params, chain, topic }: SiteRequest): PhoneState['account'] => {
    const { accounts, account } = state()
    return permittedAccount(method, params, { accounts: grantedAccounts(kit, topic, chain, accounts, account), chain })
  }
  const solanaAccounts = ({ chain, topic }: SiteRequest): readonly string[] => {
    const { solanaAccounts: own, solanaAccount } = state()
    return grantedAccounts(kit, topic, chain, own, solanaAccount)
  }
  return {
    /** Throws if the request is for an account or chain that the site may not use; the owner is not asked then. */
    check: (request: SiteRequest): void => {
      const { method, params, chain } = request
      if (solana.has(chain)) solana.check(params, solanaAccounts(request))
      else if (!SWITCHES.includes(method)) evmAccount(request)
    },
    carryOut: async (request: SiteRequest): Promise<unknown> => {
      const { method, params, chain, topic } = request
      if (solana.has(chain)) return solana.carryOut(method, params, solanaAccounts(request))
      if (SWITCHES.includes(method)) return switchNetwork(method, params, topic)
      return executeEvmRequest(method, params, { account: keyOf(evmAccount(request)), rpcUrl: rpc[chain] })
    },
  }
}
