import '../browserWallets/wallets.css'
import { addToDock, openSettings } from '../browserWallets/dock.js'
import { element } from '../browserWallets/element.js'
import { makeWalletAccess } from '../browserWallets/walletAccess.js'
import { makeStandardWallet } from './wallet.js'
import { openKey, type SolanaSandboxFile } from './keys.js'
import { registerWallet } from './registerWallet.js'
import { SOLANA_WALLETS, type SolanaWallet } from './solanaWallets.js'

/** Placeholder for the EIP-155 chain ids that `makeWalletAccess` expects; sites never ask to switch. */
const ONLY_CHAIN = 0

export interface SolanaWalletOptions {
  /** Absent if the sandbox has no Solana chain. */
  readonly solana: SolanaSandboxFile | undefined
  /** Keys of the wallets to install, in order of announcement. */
  readonly wallets: readonly string[]
  /** Delay of the announcements after page load, in ms. */
  readonly announceAfterMs?: number
}

/** Installs the sandbox's Solana wallets in a page, with buttons in the dock. */
export const installSolanaWallets = ({ solana, wallets, announceAfterMs = 0 }: SolanaWalletOptions): void => {
  if (solana === undefined) return
  const { url: rpcUrl, caipNetworkId, name, secretKeys } = solana
  const install = (wallet: SolanaWallet): HTMLButtonElement => {
    const access = makeWalletAccess({ key: wallet.key, knows: [] }, [{ chainId: ONLY_CHAIN, name, rpcUrl }])
    const keys = wallet.accounts.flatMap((place) => secretKeys.slice(place, place + 1).map(openKey))
    const standard = makeStandardWallet(wallet, { access, keys, rpcUrl, caipNetworkId })
    if (announceAfterMs > 0) setTimeout(() => registerWallet(standard), announceAfterMs)
    else registerWallet(standard)
    const open = element(
      'button',
      { type: 'button', 'aria-label': `Open ${wallet.name} (Solana)`, title: wallet.name },
      element('img', { src: wallet.icon, alt: '', class: 'sandbox-wallet-icon' }),
    )
    open.addEventListener('click', () => openSettings(wallet, access))
    return open
  }
  const chosen = [...new Set(wallets)].flatMap((key) => SOLANA_WALLETS.filter((wallet) => wallet.key === key))
  if (chosen.length === 0) return
  addToDock(chosen.map(install))
}
