import './wallets.css'
import type { SandboxContractAccounts } from '../Sandbox.js'
import { announce, onMoveEvent } from './announce.js'
import type { BrowserWallet } from './BrowserWallet.js'
import { makeProvider } from './provider.js'
import { BROWSER_WALLETS } from './browserWallets.js'
import { element } from './element.js'
import { accountsOf } from './signature.js'
import { makeWalletAccess, type WalletNetwork } from './walletAccess.js'
import { addToDock, openSettings } from './dock.js'

/** A network in the sandbox's file for the page. */
interface ListedNetwork {
  readonly id: number | string
  readonly name: string
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
}

export interface BrowserWalletOptions {
  readonly sandbox: {
    readonly networks: readonly [ListedNetwork, ...ListedNetwork[]]
    readonly unlistedNetwork: ListedNetwork
    readonly swapNetwork: ListedNetwork
    readonly accounts: readonly string[]
    readonly contractAccounts: SandboxContractAccounts
  }
  /** Keys of the wallets to install, in order of announcement. */
  readonly wallets: readonly string[]
  /** Delay of the announcements after page load, in ms. */
  readonly announceAfterMs?: number
}

/** Wallets can select it, but it is unreachable from the sandbox. */
const ETHEREUM: WalletNetwork = { chainId: 1, name: 'Ethereum' }

const known = ({ id, name, rpcUrls }: ListedNetwork): WalletNetwork => ({
  chainId: Number(id),
  name,
  rpcUrl: rpcUrls.default.http[0] ?? '',
})

/**
 * Installs the sandbox's wallets in a page: each announces itself, and gets a button in a dock that opens its window.
 */
export const installBrowserWallets = ({ sandbox, wallets, announceAfterMs = 0 }: BrowserWalletOptions): void => {
  const [first, ...others] = sandbox.networks
  const listed = [...others, sandbox.swapNetwork, sandbox.unlistedNetwork]
  const networks = [known(first), ...listed.map(known), ETHEREUM] as const
  const install = (wallet: BrowserWallet): HTMLButtonElement => {
    const access = makeWalletAccess(wallet, networks)
    const accounts = accountsOf(wallet, sandbox)
    const provider = makeProvider(wallet, { ...accounts, keysAt: networks[0].rpcUrl ?? '', access })
    if (announceAfterMs > 0) setTimeout(() => announce(wallet, provider), announceAfterMs)
    else announce(wallet, provider)
    onMoveEvent(wallet.key, access.moveTo)
    const open = element(
      'button',
      { type: 'button', 'aria-label': `Open ${wallet.name}`, title: wallet.name },
      element('img', { src: wallet.icon, alt: '', class: 'sandbox-wallet-icon' }),
    )
    open.addEventListener('click', () => openSettings(wallet, access))
    return open
  }
  const chosen = [...new Set(wallets)].flatMap((key) => BROWSER_WALLETS.filter((wallet) => wallet.key === key))
  if (chosen.length > 0) addToDock(chosen.map(install))
}
