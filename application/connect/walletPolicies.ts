import { combineLatest, filter, merge, type Observable, switchMap, take } from 'rxjs'
import type { Features } from '../../domain/config/features.js'
import type { Connections } from '../../domain/connect/connection.js'
import type { ConnectionChange } from '../../domain/connect/connectionChange.js'
import { liveConnections } from '../../domain/connect/connections.js'
import { afterApproval, afterChange, type LeaveView } from '../../domain/modal/settledViews.js'
import { shownView, type ViewHistory } from '../../domain/modal/view.js'
import { isOfPayment } from '../../domain/notify/notice.js'
import type { ConnectFeature } from './connectFeature.js'
import type { ModalFeature } from '../modal/modalFeature.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { Readable } from '../kernel/store.js'
import type { Policy } from '../kernel/policy.js'
import type { ConnectorRegistry } from '../ports/walletConnector.js'
import { type KeyValueStore, OPEN_PAYMENTS_KEY, PENDING_KEY } from '../ports/storage.js'

/** Changes after which a wallet is connected that was not before. */
const ARRIVALS: readonly ConnectionChange['_tag'][] = ['Connected', 'Switched', 'Restored']

/**
 * Leaves views that a connection has completed: the view in which it was started, by an installed or a paired wallet,
 * and views that a change of connections makes pointless. A connection made from code leaves other views alone. The
 * modal does not close over a notice about a payment that may have been sent, which it would hide: a wallet that was
 * asked may lock, and be back at once.
 */
export const makeLeaveSettledViews =
  (deps: {
    readonly connect: Pick<ConnectFeature, 'attempt' | 'changes' | 'connections'>
    /** Emits for each approved pairing, after its connections exist. */
    readonly approvedPairings: Observable<void>
    readonly features: Readable<Features>
    readonly modal: Pick<ModalFeature, 'state' | 'close' | 'reset' | 'back' | 'backPast'>
    readonly notify: Pick<NotifyFeature, 'notify' | 'snackbar'>
    /** Whether the connected account has to sign in next; absent if the site has no sign-in. */
    readonly signInFollows: (() => Promise<boolean>) | undefined
  }): Policy =>
  () => {
    const { connect, modal, notify } = deps
    const isOneOfSeveral = (): boolean =>
      deps.features.value.multiWallet && Object.values(connect.connections.value).flatMap(liveConnections).length > 1
    const decide = (choose: (history: ViewHistory) => LeaveView): LeaveView =>
      modal.state.value._tag === 'Open' ? choose(modal.state.value.history) : { _tag: 'Stay' }
    const close = (): void => {
      const { value: snackbar } = notify.snackbar
      const isConnected = Object.values(connect.connections.value).some(({ _tag }) => _tag === 'Connected')
      if (!isConnected || snackbar._tag === 'Hidden' || !isOfPayment(snackbar.notice)) return modal.close()
      modal.reset({ name: 'Account' })
      notify.notify(snackbar.notice)
    }
    const leave = (step: LeaveView): void => {
      switch (step._tag) {
        case 'Stay':
          return
        case 'Close':
          return close()
        case 'Back':
          return modal.back()
        case 'BackToProfile':
          modal.backPast(step.past)
          return notify.notify({ _tag: step.notice })
        case 'ShowProfile':
          modal.reset({ name: 'ProfileWallets' })
          return notify.notify({ _tag: 'WalletAdded' })
      }
    }
    /** A sign-in replaces the next step, and so does any action of the visitor meanwhile. */
    const leaveUnlessSigningIn = (step: LeaveView): void => {
      if (step._tag === 'Stay' || deps.signInFollows === undefined) return leave(step)
      const before = modal.state.value
      void deps.signInFollows().then((follows) => {
        if (!follows && modal.state.value === before) leave(step)
      })
    }
    // Approved pairings need no such filter: a pairing runs only in the views that lead to it.
    const attempts = connect.attempt.changes.pipe(
      filter(({ _tag }) => _tag === 'Succeeded' && shownView(modal.state.value)?.name === 'ConnectingExternal'),
    )
    const leaving = merge(attempts, deps.approvedPairings).subscribe(() =>
      leaveUnlessSigningIn(decide((history) => afterApproval(history, isOneOfSeveral()))),
    )
    leaving.add(
      connect.changes.subscribe((change) => {
        const step = decide((history) => afterChange(history, change, connect.connections.value, isOneOfSeveral()))
        if (ARRIVALS.includes(change._tag)) leaveUnlessSigningIn(step)
        else leave(step)
      }),
    )
    return leaving
  }

/**
 * Connects the wallet in whose frame the page is, once it is found (U-107). It is not remembered, because it is found
 * on each visit inside its frame.
 */
export const makeConnectFraming =
  (deps: {
    readonly registry: Pick<ConnectorRegistry, 'connectors'>
    readonly connect: Pick<ConnectFeature, 'sessions'>
  }): Policy =>
  () =>
    // Found once and alone: the list does not change afterwards.
    deps.registry.connectors.changes.subscribe(([wallet]) => {
      if (wallet?.framing) deps.connect.sessions[wallet.namespace].adopt(wallet, wallet.framing)
    })

/**
 * Loads the code that tracks transactions if the device stores pending ones, or payments that may have been sent: their
 * wallet may be restored, or disconnect.
 */
export const makeStartPending =
  (deps: {
    readonly connections: Readable<Connections>
    readonly store: Pick<KeyValueStore, 'read'>
    readonly load: () => Promise<unknown>
  }): Policy =>
  () =>
    deps.connections.changes
      .pipe(filter(() => [PENDING_KEY, OPEN_PAYMENTS_KEY].some((key) => deps.store.read(key) !== null)))
      .subscribe(
        // After a failed load, the next change retries.
        () => void deps.load().catch(() => undefined),
      )

/**
 * If the host keeps several wallets, loads the feature with the first connection, so that every wallet is saved from
 * then on.
 */
export const makeStartMultiWallet =
  (deps: {
    readonly features: Readable<Features>
    readonly connections: Readable<Connections>
    readonly load: () => Promise<unknown>
  }): Policy =>
  () =>
    combineLatest([deps.features.changes, deps.connections.changes])
      .pipe(
        filter(
          ([{ multiWallet }, all]) => multiWallet && Object.values(all).some(({ _tag }) => _tag !== 'Disconnected'),
        ),
        take(1),
        // After a failed load, the next use of the feature retries.
        switchMap(() => deps.load().catch(() => undefined)),
      )
      .subscribe()
