import { canonicalRdns } from './canonicalRdns.js'
import type { InstalledWallet } from './InstalledWallet.js'

/**
 * The wallets of a page, each once: the same rdns on another namespace is the same wallet, on the same namespace it is an impostor
 * and nothing of what it claims holds (U-43, U-44, S-11). Then by id. Never by name.
 */
export const oneWalletEach = (installed: readonly InstalledWallet[]): readonly InstalledWallet[] => {
  const ids = new Set<string>()
  /** Where each rdns was met. */
  const places = new Map<string, ReadonlySet<string>>()
  return installed.flatMap((wallet): readonly InstalledWallet[] => {
    if (ids.has(wallet.id)) return []
    ids.add(wallet.id)
    if (wallet.rdns === undefined || wallet.unverified === true) return [wallet]
    const rdns = canonicalRdns(wallet.rdns)
    const met = places.get(rdns)
    if (met?.has(wallet.namespace) === true) return [{ ...wallet, unverified: true }]
    places.set(rdns, new Set([...(met ?? []), wallet.namespace]))
    return met === undefined ? [wallet] : []
  })
}
