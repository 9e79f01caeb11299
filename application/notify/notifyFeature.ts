import { concat, EMPTY, map, type Observable, of, type SchedulerLike, Subject, switchMap, timer } from 'rxjs'
import { type Notice, noticeTone, type Snackbar } from '../../domain/notify/notice.js'
import { createStore, type Readable } from '../kernel/store.js'

/** Between an old message and the new one (S4-21). */
const SNACKBAR_GAP_MS = 150
const SUCCESS_SHOWN_MS = 2_500

const HIDDEN: Snackbar = { _tag: 'Hidden' }

export interface NotifyFeature {
  readonly snackbar: Readable<Snackbar>
  readonly notify: (notice: Notice) => void
  readonly dismiss: () => void
  readonly dispose: () => void
}

/** One message at a time. Errors stay until dismissed (W-14). */
export const makeNotifyFeature = (deps: { readonly scheduler: SchedulerLike }): NotifyFeature => {
  const store = createStore<Snackbar>(HIDDEN)
  const orders = new Subject<Notice | undefined>()
  let lastId = 0

  const show = (notice: Notice): Observable<Snackbar> => {
    lastId += 1
    const shown: Snackbar = { _tag: 'Shown', id: lastId, notice }
    const appears =
      store.value._tag === 'Hidden'
        ? of(shown)
        : concat(of(HIDDEN), timer(SNACKBAR_GAP_MS, deps.scheduler).pipe(map(() => shown)))
    const leaves =
      noticeTone(notice) === 'error' ? EMPTY : timer(SUCCESS_SHOWN_MS, deps.scheduler).pipe(map(() => HIDDEN))
    return concat(appears, leaves)
  }

  const running = orders
    .pipe(switchMap((notice) => (notice === undefined ? of(HIDDEN) : show(notice))))
    .subscribe(store.set)

  return {
    snackbar: store,
    notify: (notice) => orders.next(notice),
    dismiss: () => orders.next(undefined),
    dispose: () => running.unsubscribe(),
  }
}
