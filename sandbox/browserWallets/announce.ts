import type { BrowserWallet } from './BrowserWallet.js'
import type { WalletProvider } from './makeProvider.js'

/** Makes a wallet known: at `window.ethereum`, or as EIP-6963 says, once by itself and whenever it is asked for. */
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
