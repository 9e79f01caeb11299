import '../browserWallets/wallets.css'
import { addToDock, openSettings } from '../browserWallets/dock.js'
import { element } from '../browserWallets/element.js'
import { registerWallet } from '../solanaWallets/registerWallet.js'
import { BITCOIN_WALLETS, type BitcoinWallet } from './bitcoinWallets.js'

export interface BitcoinWalletOptions {
  /** Keys of the wallets to install, in order of announcement. */
  readonly wallets: readonly string[]
  /** Delay of the announcements after page load, in ms. */
  readonly announceAfterMs?: number
}

/**
 * Installs the sandbox's Bitcoin wallets in a page, with buttons in the dock. Loads the signing code only if there are
 * any.
 */
export const installBitcoinWallets = async ({ wallets, announceAfterMs = 0 }: BitcoinWalletOptions): Promise<void> => {
  const chosen = [...new Set(wallets)].flatMap((key) => BITCOIN_WALLETS.filter((wallet) => wallet.key === key))
  if (chosen.length === 0) return
  const { openBitcoinWallet } = await import('./openBitcoinWallet.lazy.js')
  const install = (wallet: BitcoinWallet): HTMLButtonElement => {
    const { access, standard } = openBitcoinWallet(wallet)
    if (announceAfterMs > 0) setTimeout(() => registerWallet(standard), announceAfterMs)
    else registerWallet(standard)
    const open = element(
      'button',
      { type: 'button', 'aria-label': `Open ${wallet.name} (Bitcoin)`, title: wallet.name },
      element('img', { src: wallet.icon, alt: '', class: 'sandbox-wallet-icon' }),
    )
    open.addEventListener('click', () => openSettings(wallet, access))
    return open
  }
  addToDock(chosen.map(install))
}
