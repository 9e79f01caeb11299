import { currentView, type View } from '../../domain/modal/view.js'
import { useAccount, useModal, useNetwork, usePortico } from './usePortico.js'
import { useReadable } from './useReadable.js'
import { findWalletRow, type WalletRow } from '../../domain/wallets/walletRow.js'
import { useWallets } from './hooks.js'
import type { LinkHost } from '../../domain/pairing/linkHost.js'

/** The view on screen; while the modal is opening, the one that it will most likely open with (S2-24, S2-25). */
export const useCurrentView = (): View => {
  const state = useModal()
  const { status } = useAccount()
  if (state._tag === 'Open') return currentView(state.history)
  return { name: status === 'connected' ? 'Account' : 'Connect' }
}

/** The list of AllWallets: the directory page by page, or the answer to a search. */
export const useWalletCatalogue = () => useReadable(usePortico().catalogue)

/** The row of a wallet by any id it had, in any list. */
export const useWalletRow = (id: string): WalletRow | undefined => {
  const { rows } = useWallets()
  return findWalletRow(id, rows, useWalletCatalogue().rows)
}

/** The pairing with a phone in progress. Its link contains a key: show it, but never store it. */
export const usePairing = () => useReadable(usePortico().pairing)

/** Facts about the environment of the page. */
export const useHostFacts = () => useReadable(usePortico().host)

/** Everything that decides how wallets are opened from here. */
export const useLinkHost = (): LinkHost => {
  const { links, pairs, ...facts } = useHostFacts()
  const { activeNamespace } = useNetwork()
  return { facts, policy: links, pairs, namespace: activeNamespace, page: window.location.href }
}

/**
 * For `Intl`: the chosen language, else American English, because the browser's language would not match English texts.
 */
export const useLocales = (): readonly string[] => [useReadable(usePortico().appearance).locale, 'en-US']

/** Formats a number in the chosen language. */
export const useNumberFormat = (): ((count: number | bigint) => string) => {
  const locales = useLocales()
  return (count) => new Intl.NumberFormat(locales).format(count)
}
