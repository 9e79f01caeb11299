import type { WalletAccess } from '../browserWallets/walletAccess.js'
import type { BitcoinKey } from './keys.js'
import type { BitcoinPurpose, BitcoinWallet } from './bitcoinWallets.js'
import { makeAsk } from '../browserWallets/ownerPrompt.js'
import { ProviderRpcError } from '../browserWallets/rpc.js'
import { makeBitcoinSigning } from './signing.js'

/** An address in the Wallet Standard's form. */
interface BitcoinStandardAccount {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
}

type Listener = (change: { readonly accounts: readonly BitcoinStandardAccount[] }) => void

/**
 * Addresses granted to the site: those of the active account, which the owner selects by its payment address. Equal
 * addresses keep their object identity.
 */
const makeBitcoinAccounts = (
  { purposes, chain }: Pick<BitcoinWallet, 'purposes' | 'chain'>,
  deps: {
    readonly access: WalletAccess
    readonly own: readonly Readonly<Record<BitcoinPurpose, BitcoinKey>>[]
    readonly features: readonly string[]
  },
) => {
  const { access, own, features } = deps
  const keys = own.flatMap((account) => purposes.map((purpose) => account[purpose]))
  const known = new Map(
    keys.map(({ address, publicKey }) => [
      address,
      Object.freeze<BitcoinStandardAccount>({ address, publicKey, chains: [chain], features }),
    ]),
  )
  const listeners = new Set<Listener>()
  const active = () => own.find(({ payment }) => payment.address === access.accounts()[0])
  const granted = (wanted: readonly BitcoinPurpose[] = purposes): readonly BitcoinStandardAccount[] =>
    wanted
      .filter((purpose) => purposes.includes(purpose))
      .flatMap((purpose) => known.get(active()?.[purpose].address ?? '') ?? [])
  access.on('accountsChanged', () => {
    for (const listener of listeners) listener({ accounts: granted() })
  })
  return {
    granted,
    /** Key of an address that the site may use. */
    keyOf: ({ address }: { readonly address: string }): BitcoinKey | undefined =>
      granted().some((account) => account.address === address)
        ? keys.find((key) => key.address === address)
        : undefined,
    on: (event: string, listener: Listener): (() => void) => {
      if (event === 'change') listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A Wallet Standard Bitcoin wallet that asks its owner on screen and holds its keys in the page. */
export const makeBitcoinWallet = (
  wallet: BitcoinWallet,
  deps: { readonly access: WalletAccess; readonly own: readonly Readonly<Record<BitcoinPurpose, BitcoinKey>>[] },
) => {
  const { access, own } = deps
  const ask = makeAsk(wallet)
  const features = ['bitcoin:signMessage', ...(wallet.signsTransactions ? ['bitcoin:signTransaction'] : [])]
  const accounts = makeBitcoinAccounts(wallet, { access, own, features })
  const { signMessage, signTransaction } = makeBitcoinSigning({ ask, keyOf: accounts.keyOf, chain: wallet.chain })

  const letIn = async (): Promise<void> => {
    if (access.accounts().length > 0) return
    const chosen = await ask({
      title: 'connection request',
      lines: ['This site wants to see these accounts. It cannot move anything.'],
      accounts: own.map(({ payment }) => payment.address),
    })
    if (chosen.length === 0) throw new ProviderRpcError(4001, 'User rejected the request.')
    access.grant(chosen)
  }
  return {
    version: '1.0.0',
    name: wallet.name,
    icon: wallet.icon,
    chains: [wallet.chain],
    get accounts() {
      return accounts.granted()
    },
    features: {
      'bitcoin:connect': {
        version: '1.0.0',
        connect: async ({ purposes }: { readonly purposes: readonly BitcoinPurpose[] }) => {
          await letIn()
          return { accounts: accounts.granted(purposes) }
        },
      },
      ...(wallet.standard
        ? {
            'standard:connect': {
              version: '1.0.0',
              connect: async ({ silent = false }: { readonly silent?: boolean } = {}) => {
                if (!silent) await letIn()
                return { accounts: accounts.granted() }
              },
            },
            'standard:disconnect': { version: '1.0.0', disconnect: async () => access.grant([]) },
          }
        : {}),
      'standard:events': { version: '1.0.0', on: accounts.on },
      'bitcoin:signMessage': { version: '1.0.0', signMessage },
      ...(wallet.signsTransactions ? { 'bitcoin:signTransaction': { version: '1.0.0', signTransaction } } : {}),
    },
  } as const
}
