import type { BrowserWallet } from './BrowserWallet.js'
import type { WalletProvider } from './provider.js'

/** Announces a wallet by EIP-6963, at once and on each request; or sets `window.ethereum`. */
export const announce = (
  { name, rdns, uuid, icon, claims, foundBy }: BrowserWallet,
  provider: WalletProvider,
): void => {
  if (foundBy === 'window') return void Object.assign(window, { ethereum: provider })
  const detail = Object.freeze({ info: Object.freeze({ uuid, name, icon, rdns, ...claims }), provider })
  const tell = (): void => void window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', tell)
  tell()
}

/**
 * Lets a test switch a wallet's network without its window, by a `sandbox-wallet:move` event on the window with the
 * detail `{ wallet: 'heron', chainId: 31339 }`.
 */
export const onMoveEvent = (key: string, moveTo: (chainId: number) => void): void =>
  window.addEventListener('sandbox-wallet:move', (event) => {
    const order: unknown = event instanceof CustomEvent ? event.detail : undefined
    if (typeof order !== 'object' || order === null || !('wallet' in order) || order.wallet !== key) return
    if ('chainId' in order && typeof order.chainId === 'number') moveTo(order.chainId)
  })
