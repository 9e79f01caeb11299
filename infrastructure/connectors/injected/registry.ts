import type { ConnectorRegistry, WalletConnector } from '../../../application/ports/walletConnector.js'
import type { Log } from '../../../application/ports/platform.js'
import type { InstalledWallet } from '../../../domain/wallets/installedWallet.js'
import * as E from 'fp-ts/Either'
import { merge, type Observable, of, type SchedulerLike, Subject, switchMap, timer } from 'rxjs'
import { createStore } from '../../../application/kernel/store.js'
import { select } from '../../../application/kernel/derive.js'
import {
  type AnnouncedWallet,
  announcedName,
  announcedWalletInfo,
  type NotListed,
  readAnnouncement,
} from './announcement.js'
import { makeInjectedConnector } from './connector.js'
import { type PinnedProvider, pinProvider } from './eip1193Provider.js'
import { makeLogNotListed } from '../shared/notListed.js'
import { freeId } from '../shared/untrusted.js'
import { eventsOf } from '../../shared/eventsOf.js'
import { readField } from '../../shared/safeRead.js'

/** The part of `Window` that wallet discovery uses. */
interface InjectedWindow {
  readonly addEventListener: (type: string, listener: (event: Event) => void) => void
  readonly removeEventListener: (type: string, listener: (event: Event) => void) => void
  readonly dispatchEvent: (event: Event) => boolean
  readonly ethereum?: unknown
}

/** Trust level of a provider; a later, higher level replaces the listing. */
type Standing = 'InWindow' | 'Unverified' | 'Announced'

/** A connector and the data that identifies its wallet. */
interface DiscoveredWallet {
  readonly connector: WalletConnector
  /** The provider object. */
  readonly identity: object
  readonly standing: Standing
  /** From its announcement. */
  readonly uuid?: string | undefined
}

type Info = Omit<InstalledWallet, 'namespace'>

/** Wallets announce themselves before the first look; the second look finds late injections (U-31). */
const FIRST_LOOK_MS = 300
const SECOND_LOOK_MS = 2_000
/** Cap: a script can announce any number of wallets. */
const MAX_WALLETS = 50
const IN_WINDOW = { id: 'injected', name: 'Browser Wallet' }

/** `window.ethereum` was replaced by a second provider: a wallet that loaded later, or a script. */
const inWindowInfo = (others: readonly WalletConnector[]): Info =>
  others.some(({ id }) => id === IN_WINDOW.id)
    ? { ...IN_WINDOW, id: freeId(IN_WINDOW.id, others), unverified: true, claims: IN_WINDOW.id }
    : IN_WINDOW

export interface InjectedRegistry extends ConnectorRegistry {
  readonly look: () => void
  /** Stops looking. */
  readonly dispose: () => void
}

/**
 * EVM wallets in the page: announced ones at any time (EIP-6963), and `window.ethereum` if unannounced.
 * `window.ethereum` is checked twice, then on the page's `ethereum#initialized`, on each of `signs`, and by `look`.
 * Unlisted wallets are logged at level `info`.
 */
export const makeInjectedRegistry = ({
  window,
  signs,
  log,
  scheduler,
}: {
  readonly window: InjectedWindow
  readonly signs: Observable<unknown>
  readonly log: Pick<Log, 'info'>
  readonly scheduler: SchedulerLike
}): InjectedRegistry => {
  const found = createStore<readonly DiscoveredWallet[]>([])
  const logNotListed = makeLogNotListed(log)
  const add = (provider: PinnedProvider, info: Info, standing: Standing, uuid?: string): void => {
    const { identity } = provider
    const wallet = { connector: makeInjectedConnector({ provider, info, scheduler }), identity, standing, uuid }
    found.update((wallets) => [...wallets.filter((each) => each.identity !== identity), wallet])
  }
  /** Another script requests announcements in the current task. */
  let isForeign = false
  const onRequest = (): void => {
    isForeign = true
    queueMicrotask(() => (isForeign = false))
  }

  /** Whether this provider re-announces a known wallet: some wallets create a provider for each answer. */
  const isKnown = ({ rdns, uuid, provider }: AnnouncedWallet): boolean =>
    uuid !== undefined &&
    rdns !== undefined &&
    found.value.every(({ identity }) => identity !== provider.identity) &&
    found.value.some((each) => each.standing === 'Announced' && each.connector.rdns === rdns && each.uuid === uuid)

  const list = (announced: AnnouncedWallet, drop: (why: NotListed) => void): void => {
    const { provider, uuid } = announced
    const before = found.value.find(({ identity }) => identity === provider.identity)
    const others = found.value.filter((each) => each !== before)
    if (before?.standing === 'Announced') return
    if (others.length >= MAX_WALLETS) return drop('there are 50 already')
    const info = announcedWalletInfo(
      announced,
      others.map(({ connector }) => connector),
    )
    const standing = info.unverified === true ? 'Unverified' : 'Announced'
    if (before?.standing !== standing) add(provider, info, standing, uuid)
  }
  const onAnnouncement = (event: Event): void => {
    const drop = (why: NotListed): void => logNotListed(announcedName(event), why)
    const read = readAnnouncement(event)
    if (E.isLeft(read)) return drop(read.left)
    const announced = read.right
    if (!isKnown(announced)) return list(announced, drop)
    // A wallet that registered earlier answers a request before this listener sees the request; waits for it.
    if (!isForeign) queueMicrotask(() => !isForeign && list(announced, drop))
  }
  const lookAtWindow = (): void => {
    const ethereum = readField(window, 'ethereum')
    const provider = pinProvider(ethereum)
    if (provider === undefined) {
      if (ethereum) logNotListed('window.ethereum', 'it has no method "request"')
      return
    }
    if (found.value.some(({ identity }) => identity === provider.identity)) return
    const info = inWindowInfo(found.value.map(({ connector }) => connector))
    if (info === IN_WINDOW || found.value.length < MAX_WALLETS) add(provider, info, 'InWindow')
  }

  const requests = new Subject<void>()
  window.addEventListener('eip6963:announceProvider', onAnnouncement)
  const looking = timer(FIRST_LOOK_MS, scheduler)
    .pipe(
      switchMap(() =>
        merge(
          of(undefined),
          timer(SECOND_LOOK_MS - FIRST_LOOK_MS, scheduler),
          eventsOf(window, 'ethereum#initialized'),
          signs,
          requests,
        ),
      ),
    )
    .subscribe(lookAtWindow)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  window.addEventListener('eip6963:requestProvider', onRequest)
  return {
    connectors: select(found, (wallets) => wallets.map(({ connector }) => connector)),
    look: () => requests.next(),
    dispose: () => {
      window.removeEventListener('eip6963:announceProvider', onAnnouncement)
      window.removeEventListener('eip6963:requestProvider', onRequest)
      looking.unsubscribe()
      found.complete()
    },
  }
}
