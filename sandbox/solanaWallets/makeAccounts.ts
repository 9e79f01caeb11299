import type { WalletAccess } from '../browserWallets/makeAccess.js'
import type { PageKey } from './PageKey.js'

/** An account as the Wallet Standard shows it to a site. */
export interface StandardAccount {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
}

/** The accounts that the site was given, and who hears when they change. The same account stays the same object. */
export const makeAccounts = (deps: {
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
