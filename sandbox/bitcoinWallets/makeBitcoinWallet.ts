import { makeAsk } from '../browserWallets/makeAsk.js'
import type { WalletAccess } from '../browserWallets/makeAccess.js'
import { RpcFailure } from '../browserWallets/RpcFailure.js'
import type { BitcoinKey } from './BitcoinKey.js'
import type { BitcoinPurpose, BitcoinWallet } from './BitcoinWallet.js'
import { makeBitcoinAccounts } from './makeBitcoinAccounts.js'
import { makeBitcoinSigning } from './makeBitcoinSigning.js'

/** A Bitcoin wallet of the Wallet Standard whose owner is asked on screen and whose keys are in the page. */
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
    if (chosen.length === 0) throw new RpcFailure(4001, 'User rejected the request.')
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
