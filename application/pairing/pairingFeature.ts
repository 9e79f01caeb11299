import type { PairingNearness } from '../../domain/modal/viewKind.js'
import { defer, first, map, type Observable, of, race, type SchedulerLike, skip, Subject, switchMap, timer } from 'rxjs'
import { type CarrierLink, deepLinkHref } from '../../domain/pairing/deepLink.js'
import { isLinkExpired, type PairingEnd, type PairingError, type PairingState } from '../../domain/pairing/pairing.js'
import type { LinkHost } from '../../domain/pairing/linkHost.js'
import { type LinkRoute, walletLinks } from '../../domain/pairing/walletRoutes.js'
import type { WalletListing } from '../../domain/wallets/walletListing.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { HostEnvironment } from '../ports/platform.js'
import type { ConnectedWallet, Pairing } from '../ports/pairing.js'
import { makeCopyText } from '../kernel/copyText.js'
import { createStore, type Readable, type Store } from '../kernel/store.js'
import { pairingSteps, type TimedStep } from './pairingSteps.js'

/**
 * How close a visitor is to a pairing. `Shown`: its link is on screen and is replaced when it expires. `Near`: it may
 * be needed at the next click. `Held`: an existing pairing is kept, and none is made.
 */
export type PairingInterest = 'None' | PairingNearness

/** The part of pairing that every page has, before its code is there. */
export interface Phones {
  /** Whether the visitor came to a row that pairs since the modal opened. */
  readonly aimed: Store<boolean>
  /** Emits for each pairing that a wallet approved; told by the pairing. */
  readonly approvedPairings: Subject<void>
}

/** The visitor sees that the old code is dead, and a relay that drops everybody is not asked without a pause. */
const BEFORE_RENEWAL_MS = 1_000
/** What can be mended without this page is tried again while somebody waits for it. */
const BEFORE_RETRY_MS = 10_000
const MENDED_ELSEWHERE: readonly PairingError['_tag'][] = ['RelayUnreachable', 'ClockSkewed']

/** A pairing to make: how the one before it ended, and how long to wait first. */
type Order = { readonly after: PairingEnd | undefined; readonly waitMs: number } | 'Stop'

/**
 * The pairing of a page: one at a time, made when the visitor comes near it and renewed while it is shown (U-46, U-48).
 */
export interface PairingFeature {
  readonly state: Readable<PairingState>
  readonly follow: (interest: PairingInterest) => void
  /** Makes a new one now. */
  readonly retry: () => void
  /** Copies the link, if there is one that opens a wallet, and says whether that worked. */
  readonly copyLink: () => void
  /**
   * Opens a listed wallet inside the caller's click (U-21) by one of its links on a route: the first, or the one at
   * `other`. Links that carry the pairing are opened only while the pairing link is valid. A notice says where the
   * browser refuses.
   */
  readonly openWallet: (listing: WalletListing, route: LinkRoute, other: number) => void
  readonly dispose: () => void
}

export interface PairingFeatureDeps {
  readonly pairing: Pairing
  /** Makes what a wallet granted the connection of its namespace. */
  readonly adopt: (wallet: ConnectedWallet) => void
  /** Called when a pairing is `Approved` and its connections are there. */
  readonly approved: () => void
  readonly host: Pick<HostEnvironment, 'visible' | 'copy' | 'launch' | 'noteAbsence'>
  readonly notify: Pick<NotifyFeature, 'notify'>
  readonly linkHost: () => LinkHost
  readonly scheduler: SchedulerLike
}

const IDLE: PairingState = { _tag: 'Idle' }

export const makePairingFeature = ({
  pairing,
  adopt,
  approved,
  host,
  notify,
  linkHost,
  scheduler,
}: PairingFeatureDeps): PairingFeature => {
  const store = createStore<PairingState>(IDLE)
  const orders = new Subject<Order>()
  let interest: PairingInterest = 'None'
  /** How a wallet was opened with the present link. */
  let opened: CarrierLink | undefined

  const afterEnd = (after: PairingEnd): PairingState => {
    const { value } = store
    if (interest !== 'Shown') return IDLE
    return value._tag === 'Ready' || value._tag === 'SigningIn'
      ? { _tag: 'Renewing', link: value.link, after }
      : { _tag: 'Preparing' }
  }
  const toState = (step: TimedStep, after: PairingEnd | undefined): PairingState => {
    if (step._tag === 'Linked') {
      opened = undefined
      return { _tag: 'Ready', link: step.link, after }
    }
    if (step._tag === 'Failed') return { _tag: 'Failed', error: step.error }
    if (step._tag === 'SigningIn')
      return 'link' in store.value ? { _tag: 'SigningIn', link: store.value.link } : store.value
    if (step._tag !== 'Approved') return afterEnd(step._tag)
    pairing.openedWith(opened)
    // The one that comes last is the one the page is on: where the visitor is, if it is among them.
    const isHere = ({ connector }: ConnectedWallet): number => Number(connector.namespace === linkHost().namespace)
    ;[...step.grants].sort((left, right) => isHere(left) - isHere(right)).forEach(adopt)
    return { _tag: 'Approved' }
  }
  /** Nobody scans a page that is hidden, so nothing is made for it (U-60). */
  const seen = host.visible.changes.pipe(first(Boolean))
  /** Whoever looks at the page again may have mended it. */
  const seenAgain = host.visible.changes.pipe(skip(1), first(Boolean))
  const begin = ({ after, waitMs }: Exclude<Order, 'Stop'>): Observable<PairingState> =>
    (waitMs === 0 ? of(true) : race(timer(waitMs, scheduler).pipe(switchMap(() => seen)), seenAgain)).pipe(
      switchMap(() => pairingSteps({ pairing, scheduler })),
      map((step) => toState(step, after)),
    )
  /** The order that follows a state by itself. */
  const next = (state: PairingState): Order | undefined => {
    if (interest !== 'Shown') return undefined
    if (state._tag === 'Renewing') return { after: state.after, waitMs: BEFORE_RENEWAL_MS }
    const isTried = state._tag === 'Failed' && MENDED_ELSEWHERE.includes(state.error._tag)
    return isTried ? { after: undefined, waitMs: BEFORE_RETRY_MS } : undefined
  }
  const running = orders
    .pipe(switchMap((order) => (order === 'Stop' ? of(IDLE) : defer(() => begin(order)))))
    .subscribe((state) => {
      store.set(state)
      // Afterwards, or what follows (the modal closes, the pairing stops) would be undone by this very state.
      if (state._tag === 'Approved') approved()
      const order = next(state)
      if (order !== undefined) orders.next(order)
    })
  const start = (): void => {
    store.set({ _tag: 'Preparing' })
    orders.next({ after: undefined, waitMs: 0 })
  }
  const isWanting = (): boolean => {
    const { value } = store
    if (value._tag === 'Ready') return isLinkExpired(value.link, scheduler.now())
    return value._tag === 'Idle' || value._tag === 'Approved' || (value._tag === 'Failed' && interest === 'Shown')
  }

  /** A dead link opens a wallet that then has nothing to show. */
  const liveLink = (): string | undefined => {
    const { value } = store
    return value._tag === 'Ready' && !isLinkExpired(value.link, scheduler.now()) ? value.link.uri : undefined
  }

  return {
    state: store,
    copyLink: () => {
      const uri = liveLink()
      if (uri !== undefined) makeCopyText({ host, notify })(uri, 'LinkCopied')
    },
    openWallet: (listing, route, other) => {
      const link = walletLinks(listing, route, linkHost())[other]
      if (link?._tag === 'Page' && !host.launch(link)) notify.notify({ _tag: 'WalletNotOpened', wallet: listing.name })
      const uri = liveLink()
      if (link?._tag !== 'Carrier' || uri === undefined) return
      opened = link
      // Noted before: the browser may leave the page at once.
      host.noteAbsence(true)
      if (host.launch(deepLinkHref(link, { uri }))) return
      host.noteAbsence(false)
      notify.notify({ _tag: 'LinkNotOpened', wallet: listing.name })
    },
    follow: (nearness) => {
      if (nearness === interest) return
      interest = nearness
      if (nearness === 'None') orders.next('Stop')
      else if (nearness !== 'Held' && isWanting()) start()
    },
    retry: start,
    dispose: () => running.unsubscribe(),
  }
}
