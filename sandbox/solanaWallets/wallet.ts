import type { WalletAccess } from '../browserWallets/walletAccess.js'
import type { PageKey } from './keys.js'
import { makeAsk } from '../browserWallets/ownerPrompt.js'
import { ProviderRpcError } from '../browserWallets/rpc.js'
import { makeSigning, type SignInInput } from './signing.js'
import type { SolanaWallet } from './solanaWallets.js'

/** An account in the Wallet Standard's form. */
interface StandardAccount {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
}

/** Accounts granted to the site, with change listeners. Equal accounts keep their object identity. */
const makeAccounts = (deps: {
  readonly access: WalletAccess
  readonly keys: readonly PageKey[]
  readonly chains: readonly string[]
  readonly features: readonly string[]
}) => {
  const { access, keys, chains, features } = deps
  const known = new Map(
    keys.map(({ address, publicKey }) => [
      address,
      Object.freeze<StandardAccount>({ address, publicKey, chains, features }),
    ]),
  )
  const listeners = new Set<(change: { readonly accounts: readonly StandardAccount[] }) => void>()
  const granted = (): readonly StandardAccount[] => access.accounts().flatMap((address) => known.get(address) ?? [])
  access.on('accountsChanged', () => {
    for (const listener of listeners) listener({ accounts: granted() })
  })
  return {
    granted,
    on: (
      event: string,
      listener: (change: { readonly accounts: readonly StandardAccount[] }) => void,
    ): (() => void) => {
      if (event === 'change') listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const refused = (): ProviderRpcError => new ProviderRpcError(4001, 'User rejected the request.')

/** A Wallet Standard wallet that asks its owner on screen and holds its keys in the page. */
export const makeStandardWallet = (
  wallet: SolanaWallet,
  deps: {
    readonly access: WalletAccess
    readonly keys: readonly PageKey[]
    readonly rpcUrl: string
    readonly caipNetworkId: string
  },
) => {
  const { access, keys, rpcUrl, caipNetworkId } = deps
  const reached = [caipNetworkId, 'solana:localnet']
  const chains = [...reached, 'solana:mainnet']
  const ask = makeAsk(wallet)
  const signing = makeSigning(wallet, { ask, keys, granted: access.accounts, rpcUrl, reached })
  const signingFeatures = [
    'solana:signMessage',
    'solana:signTransaction',
    ...(wallet.sends ? ['solana:signAndSendTransaction'] : []),
  ]
  const accounts = makeAccounts({ access, keys, chains, features: signingFeatures })

  const connect = async ({ silent = false }: { readonly silent?: boolean } = {}) => {
    if (access.accounts().length === 0 && !silent) {
      const chosen = await ask({
        title: 'connection request',
        lines: ['This site wants to see these accounts. It cannot move anything.'],
        accounts: keys.map(({ address }) => address),
      })
      if (chosen.length === 0) throw refused()
      access.grant(chosen)
    }
    return { accounts: accounts.granted() }
  }
  const signInOnce = async (input: SignInInput) => {
    const asked = keys.find(({ address }) => address === (input.address ?? access.accounts()[0] ?? address))
    if (asked === undefined) throw new ProviderRpcError(4100, 'That account is not of this wallet.')
    const isAnother = wallet.signsIn === 'with another account'
    const key = (isAnother && keys.find((each) => each !== asked)) || asked
    const output = await signing.signIn(input, key)
    if (!isAnother) access.grant([key.address, ...access.accounts().filter((address) => address !== key.address)])
    const account = accounts.granted().find(({ address }) => address === key.address)
    return { account, ...output }
  }
  const signIn = async (...inputs: readonly SignInInput[]) => {
    const outputs = []
    for (const input of inputs.length === 0 ? [{}] : inputs) outputs.push(await signInOnce(input))
    return outputs
  }
  const { signMessage, signTransaction, signAndSendTransaction } = signing
  const supportedTransactionVersions = wallet.versions
  return {
    version: '1.0.0',
    name: wallet.name,
    icon: wallet.icon,
    chains,
    get accounts() {
      return accounts.granted()
    },
    features: {
      'standard:connect': { version: '1.0.0', connect },
      'standard:disconnect': { version: '1.0.0', disconnect: async () => access.grant([]) },
      'standard:events': { version: '1.0.0', on: accounts.on },
      'solana:signMessage': { version: '1.1.0', signMessage },
      'solana:signTransaction': { version: '1.0.0', supportedTransactionVersions, signTransaction },
      ...(wallet.sends
        ? {
            'solana:signAndSendTransaction': { version: '1.0.0', supportedTransactionVersions, signAndSendTransaction },
          }
        : {}),
      ...(wallet.signsIn !== 'never' ? { 'solana:signIn': { version: '1.0.0', signIn } } : {}),
    },
  } as const
}
