import { createContext, type RefObject, useCallback, useEffect, useRef } from 'react'
import type { ModalState, ViewHistory, ViewName } from '../../domain/modal/view.js'
import { usePortico } from '../shared/usePortico.js'

const CONTROLS = 'button:enabled, a[href]'

/** The control that led on from a view. It is found again by what it says: the view is drawn anew on the way back. */
interface Way {
  readonly view: ViewName
  readonly name: string
  /** Which of the dialog's controls it was, to tell two of one name apart. */
  readonly at: number
}

/** Gives the control that led away from the view that the visitor has just come back to, where it is there again. */
export const WayBack = createContext<() => HTMLElement | undefined>(() => undefined)

const controlsOf = (dialog: HTMLElement): readonly HTMLElement[] => [...dialog.querySelectorAll<HTMLElement>(CONTROLS)]

/** Rows that say the same have a key of their own. */
const nameOf = (control: HTMLElement): string =>
  control.getAttribute('data-portico-key') ??
  control.getAttribute('aria-label') ??
  (control.querySelector('bdi') ?? control).textContent

const historyOf = (state: ModalState): ViewHistory | readonly [] => (state._tag === 'Open' ? state.history : [])

/** What the visitor pressed last; a button that is clicked has not the focus in each browser. */
const findWay = (dialog: HTMLElement, view: ViewName, pressed: Element | null): Way | undefined => {
  const controls = controlsOf(dialog)
  const control = [document.activeElement, pressed].flatMap((each) => controls.filter((one) => one === each))[0]
  return control && { view, name: nameOf(control), at: controls.indexOf(control) }
}

const findControl = (dialog: HTMLElement, { name, at }: Way): HTMLElement | undefined => {
  const controls = controlsOf(dialog)
  const named = controls.filter((control) => nameOf(control) === name)
  return named.find((control) => controls[at] === control) ?? named[0]
}

/**
 * Notes what leads on from each view of the history, so that whoever comes back goes on where they were (U-75). What it
 * gives is the value of `WayBack`.
 */
export const useWaysBack = (dialog: RefObject<HTMLElement | null>): (() => HTMLElement | undefined) => {
  const { modal } = usePortico()
  const back = useRef<Way>(undefined)
  useEffect(() => {
    const element = dialog.current
    if (element === null) return undefined
    const ways = new Map<number, Way | undefined>()
    let history = historyOf(modal.value)
    let pressed: Element | null = null
    const press = ({ target }: Event): void => {
      pressed = target instanceof Element ? target.closest(CONTROLS) : null
    }
    element.addEventListener('click', press, true)
    const following = modal.changes.subscribe((state) => {
      const next = historyOf(state)
      if (next === history) return
      const [view] = history.slice(-1)
      if (next.length > history.length && view) ways.set(history.length, findWay(element, view.name, pressed))
      const way = next.length < history.length ? ways.get(next.length) : undefined
      back.current = way?.view === next.at(-1)?.name ? way : undefined
      history = next
    })
    return () => {
      following.unsubscribe()
      element.removeEventListener('click', press, true)
    }
  }, [dialog, modal])
  return useCallback(
    () => (back.current && dialog.current ? findControl(dialog.current, back.current) : undefined),
    [dialog],
  )
}
