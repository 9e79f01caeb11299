import type { ConnectorRegistry, WalletConnector } from '../../../application/ports/walletConnector.js'
import { merge, type SchedulerLike, timer } from 'rxjs'
import { createStore } from '../../../application/kernel/store.js'
import { select } from '../../../application/kernel/derive.js'
import { type AnnouncedWallet, announcedWalletInfo, readAnnouncement } from './announcement.js'
import { makeInjectedConnector } from './connector.js'
import { pinProvider } from './eip1193Provider.js'
import { readField } from '../../shared/safeRead.js'

/** What wallet discovery needs of a window. */
interface InjectedWindow {
  readonly addEventListener: (type: string, listener: (event: Event) => void) => void
  readonly removeEventListener: (type: string, listener: (event: Event) => void) => void
  readonly dispatchEvent: (event: Event) => boolean
  readonly ethereum?: unknown
}

/** A connector of the registry, and what tells its wallet from others. */
interface DiscoveredWallet {
  readonly connector: WalletConnector
  /** The provider object. */
  readonly identity: object
  /** `false` for `window.ethereum`, which nobody announced. */
  readonly announced: boolean
}

/** Wallets announce themselves before the first look; the second finds those that are injected late (U-31). */
const LEGACY_LOOKUPS_MS: readonly number[] = [300, 2_000]
/** A page script can announce without end. */
const MAX_WALLETS = 50
const LEGACY = { id: 'injected', name: 'Browser Wallet' }

/** Adds an announced wallet; the legacy row of the same provider gives way, and a known one stays as it is. */
const addAnnounced = (
  found: readonly DiscoveredWallet[],
  wallet: AnnouncedWallet,
  connect: (known: readonly WalletConnector[]) => WalletConnector,
): readonly DiscoveredWallet[] => {
  const { identity } = wallet.provider
  const others = found.filter((known) => known.announced || known.identity !== identity)
  if (found.length >= MAX_WALLETS || others.some((known) => known.identity === identity)) return found
  const connector = connect(others.map((known) => known.connector))
  return [...others, { connector, identity, announced: true }]
}

/**
 * The EVM wallets in this page: those that announce themselves, at any time (EIP-6963), and `window.ethereum`
 * when nobody announced it. `dispose` stops looking.
 */
export const makeInjectedRegistry = ({
  window,
  scheduler,
}: {
  readonly window: InjectedWindow
  readonly scheduler: SchedulerLike
}): ConnectorRegistry & { readonly dispose: () => void } => {
  const found = createStore<readonly DiscoveredWallet[]>([])
  const onAnnouncement = (event: Event): void => {
    const wallet = readAnnouncement(event)
    if (wallet === undefined) return
    const connect = (known: readonly WalletConnector[]): WalletConnector =>
      makeInjectedConnector({ provider: wallet.provider, info: announcedWalletInfo(wallet, known), scheduler })
    found.update((known) => addAnnounced(known, wallet, connect))
  }
  const lookForLegacy = (): void => {
    const provider = pinProvider(readField(window, 'ethereum'))
    const known = found.value.some(({ identity, announced }) => !announced || identity === provider?.identity)
    if (provider === undefined || known) return
    const connector = makeInjectedConnector({ provider, info: LEGACY, scheduler })
    found.update((wallets) => [...wallets, { connector, identity: provider.identity, announced: false }])
  }
  window.addEventListener('eip6963:announceProvider', onAnnouncement)
  const looks = merge(...LEGACY_LOOKUPS_MS.map((ms) => timer(ms, scheduler))).subscribe(lookForLegacy)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  return {
    connectors: select(found, (wallets) => wallets.map(({ connector }) => connector)),
    dispose: () => {
      window.removeEventListener('eip6963:announceProvider', onAnnouncement)
      looks.unsubscribe()
      found.complete()
    },
  }
}
