import { currentView, type View } from '../../domain/modal/view.js'
import { useAccount, useModal, useNetwork, usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'
import { findWalletRow, type WalletRow } from '../../domain/wallets/walletRow.js'
import { useWallets } from './hooks.js'
import type { LinkHost } from '../../domain/pairing/linkHost.js'

/** The view on screen; while the modal is opening, the one it most likely opens on (S2-24, S2-25). */
export const useCurrentView = (): View => {
  const state = useModal()
  const { status } = useAccount()
  if (state._tag === 'Open') return currentView(state.history)
  return { name: status === 'connected' ? 'Account' : 'Connect' }
}

/** What AllWallets lists: the directory page by page, or the answer to a search. */
export const useWalletCatalogue = () => useReadable(usePortico().catalogue)

/** The row of a wallet by any id it had, wherever it is listed. */
export const useWalletRow = (id: string): WalletRow | undefined => {
  const { rows } = useWallets()
  return findWalletRow(id, rows, useWalletCatalogue().rows)
}

/** The pairing with a phone under way. Its link holds a key: show it, and keep it nowhere. */
export const usePairing = () => useReadable(usePortico().pairing)

/** What the page runs on. */
export const useHostFacts = () => useReadable(usePortico().host)

/** What decides how wallets are opened from here. */
export const useLinkHost = (): LinkHost => {
  const { links, pairs, ...facts } = useHostFacts()
  const { activeNamespace } = useNetwork()
  return { facts, policy: links, pairs, namespace: activeNamespace, page: window.location.href }
}

/** For `Intl`: the language's own, else American English, because the browser's would not go with English words. */
export const useLocales = (): readonly string[] => [useReadable(usePortico().appearance).locale, 'en-US']

/** Writes a number as the language does. */
export const useNumberFormat = (): ((count: number | bigint) => string) => {
  const locales = useLocales()
  return (count) => new Intl.NumberFormat(locales).format(count)
}
