import { type Address, keccak256, toBytes } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { ProviderRpcError } from '../../browserWallets/rpc.js'
import type { User } from '../accounts/users.js'
import { solanaAccount, solanaRequest } from './solanaRequest.js'
import type { AccountType } from '../frame/context.js'
import { type Fields, readFields, SiteError } from '../frame/fields.js'
import { chainIds, type EvmChain } from './chains.js'
import { evmRequest } from './evmRequest.js'
import { makeSmartAccounts } from './smartAccounts.js'

/** Keys of a user: real ones, the same for the same seed and user in every run. */
const keysOf = (seed: string, { id }: Pick<User, 'id'>) => ({
  evm: privateKeyToAccount(keccak256(toBytes(`${seed}/key/${id}`))),
  solana: solanaAccount(`${seed}/key/${id}`),
})

export interface WalletAccount {
  readonly address: string
  readonly type: AccountType
  readonly accounts: readonly { readonly address: string; readonly type: AccountType }[]
  readonly isDeployed: boolean
}

interface WalletDeps {
  readonly seed: string
  readonly chains: readonly EvmChain[]
  readonly smartAccountNetworks: () => readonly number[]
}

/** Accounts of users: an EVM key, a smart account where supported, and a Solana key. */
export const makeWallet = ({ seed, chains, smartAccountNetworks }: WalletDeps) => {
  const smartAccounts = makeSmartAccounts()
  const evmChain = (caip: string): EvmChain | undefined => chains.find(({ id }) => `eip155:${id}` === caip)
  const smartAccountOf = (user: User): Address => smartAccounts.addressOf(keysOf(seed, user).evm.address)

  const account = async (user: User, caip: string, preferred: AccountType): Promise<WalletAccount> => {
    const keys = keysOf(seed, user)
    if (!caip.startsWith('eip155:')) {
      const { address } = keys.solana
      return { address, type: 'eoa', accounts: [{ address, type: 'eoa' }], isDeployed: false }
    }
    const chain = evmChain(caip)
    if (chain !== undefined) await smartAccounts.create(keys.evm.address, chain)
    const eoa = { address: keys.evm.address, type: 'eoa' } as const
    if (chain === undefined || !smartAccountNetworks().includes(chain.id))
      return { ...eoa, accounts: [eoa], isDeployed: false }
    const smart = { address: smartAccountOf(user), type: 'smartAccount' } as const
    return { ...(preferred === 'eoa' ? eoa : smart), accounts: [eoa, smart], isDeployed: true }
  }

  const request = async (
    user: User,
    payload: Fields,
    { chain: caip, preferred }: { readonly chain: string; readonly preferred: AccountType },
  ): Promise<unknown> => {
    const method = readFields.text(payload, 'method')
    const keys = keysOf(seed, user)
    const { chainId, chainNamespace } = payload
    const named = chainId === undefined ? caip : chainIds.caipOf(chainId, chainNamespace)
    if (method.startsWith('solana_')) {
      if (named !== caip) throw new ProviderRpcError(4901, `The login is on ${caip}, not on ${named}.`)
      return solanaRequest(method, readFields.fields(payload['params']), {
        account: keys.solana,
        rpcUrl: readFields.maybeText(payload, 'rpcUrl'),
      })
    }
    const chain = evmChain(named)
    if (chain === undefined) throw new SiteError('This network is not supported')
    const { address } = await account(user, `eip155:${chain.id}`, preferred)
    const smartAccount = smartAccountOf(user)
    const current = address === smartAccount ? smartAccount : keys.evm.address
    return evmRequest(method, payload['params'], {
      owner: keys.evm,
      smartAccount,
      current,
      chain,
      smartAccountNetworks: smartAccountNetworks(),
    })
  }

  return {
    account,
    request,
    /** Whether the accounts can be used on a network. */
    knows: (caip: string): boolean => evmChain(caip) !== undefined || caip.startsWith('solana:'),
    smartAccountNetworks,
    /** Signs the sign-in of a login without a prompt (wire reference 7.6). */
    sign: (user: User, message: string): Promise<string> => keysOf(seed, user).evm.signMessage({ message }),
  }
}

export type Wallet = ReturnType<typeof makeWallet>
