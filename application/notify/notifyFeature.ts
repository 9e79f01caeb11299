import {
  concat,
  defer,
  EMPTY,
  ignoreElements,
  map,
  type Observable,
  of,
  type SchedulerLike,
  Subject,
  switchMap,
  tap,
  timer,
} from 'rxjs'
import { type Notice, noticeTone, outlastsOthers, type Snackbar } from '../../domain/notify/notice.js'
import { createStore, type Readable } from '../kernel/store.js'

/** Time between the old message and the new one (S4-21). */
const SNACKBAR_GAP_MS = 150
/** Minimum time for which a message is shown before one that came while it was pending. */
const LEAST_SHOWN_MS = 1_500
const SUCCESS_SHOWN_MS = 2_500

const HIDDEN: Snackbar = { _tag: 'Hidden' }

export interface NotifyFeature {
  readonly snackbar: Readable<Snackbar>
  readonly notify: (notice: Notice) => void
  /** Hides the message and shows the next: one that waits, or one that it had replaced. */
  readonly dismiss: () => void
  /** Hides the message and drops all that wait. */
  readonly clear: () => void
  readonly dispose: () => void
}

/**
 * Shows one message at a time. Errors stay until dismissed, or until their view is left (W-14). A new message replaces
 * the one shown; messages that arrive before the new one is visible wait for it. A failed transaction's message is
 * shown again after its replacement, until it is dismissed.
 */
export const makeNotifyFeature = (deps: { readonly scheduler: SchedulerLike }): NotifyFeature => {
  const store = createStore<Snackbar>(HIDDEN)
  const orders = new Subject<Notice | undefined>()
  /** Messages to show once the current one has been shown long enough. */
  let waiting: readonly Notice[] = []
  /** Replaced messages that are shown again afterwards: the latest first. */
  let unread: readonly Notice[] = []
  let isGap = false
  let lastId = 0

  const showNext = (): void => {
    const [next, ...rest] = waiting.length > 0 ? waiting : unread
    if (waiting.length > 0) waiting = rest
    else unread = rest
    orders.next(next)
  }
  const keepUnread = (): void => {
    if (store.value._tag === 'Shown' && outlastsOthers(store.value.notice)) unread = [store.value.notice, ...unread]
  }
  const replace = (): void => {
    keepUnread()
    showNext()
  }
  const end = (notice: Notice): Observable<Snackbar> => {
    isGap = false
    if (waiting.length === 0 && noticeTone(notice) === 'error') return EMPTY
    const shownMs = waiting.length > 0 ? LEAST_SHOWN_MS : SUCCESS_SHOWN_MS
    return timer(shownMs, deps.scheduler).pipe(tap(replace), ignoreElements())
  }
  const show = (notice: Notice): Observable<Snackbar> => {
    lastId += 1
    const shown: Snackbar = { _tag: 'Shown', id: lastId, notice }
    isGap = store.value._tag === 'Shown'
    const appears = isGap
      ? concat(of(HIDDEN), timer(SNACKBAR_GAP_MS, deps.scheduler).pipe(map(() => shown)))
      : of(shown)
    return concat(
      appears,
      defer(() => end(notice)),
    )
  }
  const hide = (): Observable<Snackbar> => {
    isGap = false
    return of(HIDDEN)
  }

  const running = orders
    .pipe(switchMap((notice) => (notice === undefined ? hide() : show(notice))))
    .subscribe(store.set)

  return {
    snackbar: store,
    notify: (notice) => {
      if (isGap || waiting.length > 0) {
        waiting = [...waiting, notice]
        return
      }
      keepUnread()
      orders.next(notice)
    },
    dismiss: showNext,
    clear: () => {
      waiting = []
      unread = []
      showNext()
    },
    dispose: () => running.unsubscribe(),
  }
}
