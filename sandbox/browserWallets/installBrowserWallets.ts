import './wallets.css'
import { announce } from './announce.js'
import type { BrowserWallet } from './BrowserWallet.js'
import { BROWSER_WALLETS } from './browserWallets.js'
import { element } from './element.js'
import { makeAccess } from './makeAccess.js'
import { makeProvider } from './makeProvider.js'
import { openSettings } from './openSettings.js'

export interface BrowserWalletOptions {
  readonly sandbox: {
    readonly network: { readonly id: number | string; readonly rpcUrls: { readonly default: { readonly http: readonly string[] } } }
    readonly accounts: readonly string[]
  }
  /** Keys of the wallets to install. */
  readonly wallets: readonly string[]
  /** Wallets make themselves known that long after the page has loaded, in ms. */
  readonly announceAfterMs?: number
}

/** Puts the sandbox's wallets into a page: each announces itself, and a dock at the edge opens its own window. */
export const installBrowserWallets = ({ sandbox, wallets, announceAfterMs = 0 }: BrowserWalletOptions): void => {
  const rpcUrl = sandbox.network.rpcUrls.default.http[0] ?? ''
  const install = (wallet: BrowserWallet): HTMLButtonElement => {
    const own = wallet.accounts.flatMap((index) => sandbox.accounts[index] ?? [])
    const homeChainId = Number(sandbox.network.id)
    const access = makeAccess(wallet.key, homeChainId)
    const provider = makeProvider(wallet, { rpcUrl, homeChainId, own, access })
    if (announceAfterMs > 0) setTimeout(() => announce(wallet, provider), announceAfterMs)
    else announce(wallet, provider)
    const open = element('button', { type: 'button', 'aria-label': `Open ${wallet.name}`, title: wallet.name }, element('img', { src: wallet.icon, alt: '', class: 'sandbox-wallet-icon' }))
    open.addEventListener('click', () => openSettings(wallet, access))
    return open
  }
  const chosen = BROWSER_WALLETS.filter(({ key }) => wallets.includes(key))
  if (chosen.length > 0) document.documentElement.append(element('aside', { class: 'sandbox-wallet-dock', 'aria-label': 'Sandbox wallets' }, ...chosen.map(install)))
}
