import type { IWalletKit } from '@reown/walletkit'
import { openKey } from '../solanaWallets/openKey.js'
import type { SolanaSandboxFile } from '../solanaWallets/SolanaSandboxFile.js'
import { caipAccounts } from './caipAccounts.js'
import { carryOutOnSolana } from './carryOutOnSolana.js'
import { Refusal } from './Refusal.js'
import { tellSites } from './tellSites.js'

const METHODS = [
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
]
const EVENTS = ['accountsChanged', 'chainChanged']

/** What the phone has on Solana: nothing where the chain does not run. */
export const makeSolanaSide = (file: SolanaSandboxFile | undefined) => {
  const keys = (file?.secretKeys ?? []).map(openKey)
  const accounts = keys.map(({ address }) => address)
  return {
    accounts,
    has: (chain: string): boolean => chain === file?.caipNetworkId,
    /** What a site gets on it, of all that the owner granted. */
    grant: (granted: readonly string[], chosen: string | undefined) => {
      const own = accounts.filter((address) => granted.includes(address))
      if (file === undefined || own.length === 0) return {}
      return {
        solana: {
          chains: [file.caipNetworkId],
          methods: METHODS,
          events: EVENTS,
          accounts: caipAccounts([file.caipNetworkId], own, chosen),
        },
      }
    },
    carryOut: (method: string, params: unknown, chosen: string | undefined): Promise<unknown> =>
      file === undefined
        ? Promise.reject(new Refusal(4901, 'There is no Solana here.'))
        : carryOutOnSolana(method, params, { keys, chosen, rpcUrl: file.url }),
    tell: async (kit: IWalletKit, chosen: string): Promise<void> => {
      if (file === undefined) return
      const ordered = caipAccounts([file.caipNetworkId], accounts, chosen)
      await tellSites(kit, file.caipNetworkId, 'accountsChanged', (granted) =>
        ordered.filter((each) => granted.includes(each)),
      )
    },
  }
}
