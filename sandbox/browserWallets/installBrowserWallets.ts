import type { BrowserWallet } from './BrowserWallet.js'
import { makeProvider, type WalletProvider } from './provider.js'
import './wallets.css'
import { BROWSER_WALLETS } from './browserWallets.js'
import { element } from './element.js'
import { makeWalletAccess, type WalletNetwork } from './walletAccess.js'
import { addToDock, openSettings } from './dock.js'

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

/**
 * Lets a test be the owner who changes the network in the wallet, without its window: a `sandbox-wallet:move` event
 * on the window, with `{ wallet: 'heron', chainId: 31339 }` as its detail.
 */
export const onMoveEvent = (key: string, moveTo: (chainId: number) => void): void =>
  window.addEventListener('sandbox-wallet:move', (event) => {
    const order: unknown = event instanceof CustomEvent ? event.detail : undefined
    if (typeof order !== 'object' || order === null || !('wallet' in order) || order.wallet !== key) return
    if ('chainId' in order && typeof order.chainId === 'number') moveTo(order.chainId)
  })

/** A network of the sandbox, as its file in the page says it. */
interface ListedNetwork {
  readonly id: number | string
  readonly name: string
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } }
}

export interface BrowserWalletOptions {
  readonly sandbox: {
    readonly networks: readonly [ListedNetwork, ...ListedNetwork[]]
    readonly unlistedNetwork: ListedNetwork
    readonly accounts: readonly string[]
  }
  /** Keys of the wallets to install, in the order in which they make themselves known. */
  readonly wallets: readonly string[]
  /** Wallets make themselves known that long after the page has loaded, in ms. */
  readonly announceAfterMs?: number
}

/** A wallet can be on it, but nothing of it can be reached from the sandbox. */
const ETHEREUM: WalletNetwork = { chainId: 1, name: 'Ethereum' }

const known = ({ id, name, rpcUrls }: ListedNetwork): WalletNetwork => ({
  chainId: Number(id),
  name,
  rpcUrl: rpcUrls.default.http[0] ?? '',
})

/** Puts the sandbox's wallets into a page: each makes itself known, and a dock at the edge opens its own window. */
export const installBrowserWallets = ({ sandbox, wallets, announceAfterMs = 0 }: BrowserWalletOptions): void => {
  const [first, ...others] = sandbox.networks
  const networks = [known(first), ...others.map(known), known(sandbox.unlistedNetwork), ETHEREUM] as const
  const install = (wallet: BrowserWallet): HTMLButtonElement => {
    const access = makeWalletAccess(wallet, networks)
    const own = wallet.accounts.flatMap((index) => sandbox.accounts[index] ?? [])
    const provider = makeProvider(wallet, { keysAt: networks[0].rpcUrl ?? '', own, access })
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
