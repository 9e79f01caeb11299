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
 * How likely a pairing is. `Shown`: its link is visible and is replaced when it expires. `Near`: it may be needed at
 * the next click. `Held`: an existing pairing is kept, and none is made.
 */
export type PairingInterest = 'None' | PairingNearness

/** The part of pairing that exists on every page, before its code is loaded. */
export interface Phones {
  /** Whether the visitor reached a row that pairs since the modal opened. */
  readonly aimed: Store<boolean>
  /** Emits for each approved pairing; the pairing feature writes it. */
  readonly approvedPairings: Subject<void>
}

/** Lets the visitor see that the old code has expired, and limits the rate at a relay that drops all connections. */
const BEFORE_RENEWAL_MS = 1_000
/** Failures that can end without this page are retried while the link's view is open. */
const BEFORE_RETRY_MS = 10_000
const MENDED_ELSEWHERE: readonly PairingError['_tag'][] = ['RelayUnreachable', 'ClockSkewed']

/** A pairing to make: how the previous one ended, and how long to wait first. */
type Order = { readonly after: PairingEnd | undefined; readonly waitMs: number } | 'Stop'

/** The pairing of a page: one at a time, made on a sign of interest and renewed while it is shown (U-46, U-48). */
export interface PairingFeature {
  readonly state: Readable<PairingState>
  readonly follow: (interest: PairingInterest) => void
  /** Makes a new pairing at once. */
  readonly retry: () => void
  /** Copies the link, if it is valid, and reports whether that worked. */
  readonly copyLink: () => void
  /**
   * Opens a listed wallet inside the caller's click (U-21) by one of its links on a route: the first, or the one at
   * `other`. Links that carry the pairing are opened only while the pairing link is valid. Shows a notice if the
   * browser refuses.
   */
  readonly openWallet: (listing: WalletListing, route: LinkRoute, other: number) => void
  readonly dispose: () => void
}

export interface PairingFeatureDeps {
  readonly pairing: Pairing
  /** Makes the wallet's connection the active one of its namespace. */
  readonly adopt: (wallet: ConnectedWallet) => void
  /** Called when a pairing is `Approved` and its connections exist. */
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
  /** The link by which a wallet was opened with the current pairing. */
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
    // The last one becomes active on the page: the visitor's namespace, if it is among them.
    const isHere = ({ connector }: ConnectedWallet): number => Number(connector.namespace === linkHost().namespace)
    ;[...step.grants].sort((left, right) => isHere(left) - isHere(right)).forEach(adopt)
    return { _tag: 'Approved' }
  }
  /** No pairing is made while the page is hidden, because the code cannot be scanned (U-60). */
  const seen = host.visible.changes.pipe(first(Boolean))
  /** A visitor who returns to the page may have solved the problem. */
  const seenAgain = host.visible.changes.pipe(skip(1), first(Boolean))
  const begin = ({ after, waitMs }: Exclude<Order, 'Stop'>): Observable<PairingState> =>
    (waitMs === 0 ? of(true) : race(timer(waitMs, scheduler).pipe(switchMap(() => seen)), seenAgain)).pipe(
      switchMap(() => pairingSteps({ pairing, scheduler })),
      map((step) => toState(step, after)),
    )
  /** The order that follows a state automatically. */
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
      // Last, because its effects (the modal closes, the pairing stops) would be overwritten by this state.
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

  /** An expired link would open a wallet that has nothing to show. */
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
      // Recorded first: the browser may leave the page at once.
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
