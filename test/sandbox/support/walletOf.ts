import type { BrowserWallet } from '../../../sandbox/browserWallets/BrowserWallet.js'
import { BROWSER_WALLETS } from '../../../sandbox/browserWallets/browserWallets.js'

export const walletOf = (key: string): BrowserWallet => {
  const found = BROWSER_WALLETS.find((wallet) => wallet.key === key)
  if (found === undefined) throw new Error(`no wallet "${key}"`)
  return found
}
