import { filter, map, NEVER, type Observable, skipWhile, switchMap, take } from 'rxjs'
import type { ModalState } from '../../domain/modal/view.js'
import { select } from './derive.js'
import type { Readable } from './store.js'

/** Whether one of these views is open: shown, or below another one. */
export const hasView = (state: ModalState, names: readonly string[]): boolean =>
  state._tag === 'Open' && state.history.some(({ name }) => names.includes(name))

/**
 * Each time these views are left, or the modal closes; nothing before they were first open, because hosts may use a
 * feature without its views.
 */
export const leavingOf = (modal: Readable<ModalState>, names: readonly string[]): Observable<unknown> =>
  select(modal, (state) => hasView(state, names)).changes.pipe(
    skipWhile((entered) => !entered),
    filter((entered) => !entered),
  )

/** The same, each once `step` is none of a wallet that is asked; nothing if the views are open again by then. */
export const restingAfter = <Step>(
  modal: Readable<ModalState>,
  names: readonly string[],
  { step, isAsking }: { readonly step: Pick<Readable<Step>, 'changes'>; readonly isAsking: (step: Step) => boolean },
): Observable<unknown> =>
  select(modal, (state) => hasView(state, names)).changes.pipe(
    skipWhile((entered) => !entered),
    switchMap((entered) =>
      entered
        ? NEVER
        : step.changes.pipe(
            filter((now) => !isAsking(now)),
            take(1),
            map(() => undefined),
          ),
    ),
  )
