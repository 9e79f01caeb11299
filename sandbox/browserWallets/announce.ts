import type { BrowserWallet } from './BrowserWallet.js'
import type { WalletProvider } from './provider.js'

/** Announces a wallet by EIP-6963, at once and at each request; or puts it at `window.ethereum`. */
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
 * Lets a test change the network of a wallet without its window: by a `sandbox-wallet:move` event on the window, with
 * `{ wallet: 'heron', chainId: 31339 }` as its detail.
 */
export const onMoveEvent = (key: string, moveTo: (chainId: number) => void): void =>
  window.addEventListener('sandbox-wallet:move', (event) => {
    const order: unknown = event instanceof CustomEvent ? event.detail : undefined
    if (typeof order !== 'object' || order === null || !('wallet' in order) || order.wallet !== key) return
    if ('chainId' in order && typeof order.chainId === 'number') moveTo(order.chainId)
  })
