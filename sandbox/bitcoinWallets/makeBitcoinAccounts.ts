import type { WalletAccess } from '../browserWallets/makeAccess.js'
import type { BitcoinKey } from './BitcoinKey.js'
import type { BitcoinPurpose, BitcoinWallet } from './BitcoinWallet.js'

/** An address as the Wallet Standard shows it to a site. */
export interface BitcoinStandardAccount {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
}

type Listener = (change: { readonly accounts: readonly BitcoinStandardAccount[] }) => void

/**
 * The addresses that the site was given: those of the one account that is active, which its owner knows by the address it is paid at. The
 * same address stays the same object.
 */
export const makeBitcoinAccounts = (
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
    /** The key of an address, if the site may use it. */
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
