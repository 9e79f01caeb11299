import { EMPTY, map, type Observable, switchMap } from 'rxjs'
import { shownView, type View } from '../../domain/modal/view.js'
import { select } from '../kernel/derive.js'
import type { Policy } from '../kernel/policy.js'
import type { ModalFeature } from '../modal/modalFeature.js'

/** A form that a view with parameters opens filled in. */
export interface FilledForm<Filling, Known> {
  readonly modal: Pick<ModalFeature, 'state'>
  /** The view, if it has parameters for the form. */
  readonly filling: (view: View) => Filling | undefined
  /** Emits once, when the form can be filled in. */
  readonly ready: (view: Filling) => Observable<Known>
  readonly fill: (view: Filling, known: Known) => void
}

/**
 * Fills in the form from its view's parameters, and only once: a visitor who returns to the view finds the form
 * unchanged. Nothing is filled in if the visitor leaves the view before the form is ready.
 */
export const fillFromView =
  <Filling extends View, Known>({ modal, filling, ready, fill }: FilledForm<Filling, Known>): Policy =>
  () => {
    let filled: Filling | undefined
    return select(modal.state, shownView)
      .changes.pipe(
        map((view) => view && filling(view)),
        switchMap((view) =>
          view === undefined || view === filled ? EMPTY : ready(view).pipe(map((known) => ({ view, known }))),
        ),
      )
      .subscribe(({ view, known }) => {
        filled = view
        fill(view, known)
      })
  }
