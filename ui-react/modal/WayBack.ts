import { createContext, type RefObject, useCallback, useEffect, useRef } from 'react'
import type { ModalState, ViewHistory, ViewName } from '../../domain/modal/view.js'
import { usePortico } from '../shared/usePortico.js'

const CONTROLS = 'button:enabled, a[href]'

/**
 * The control that led on from a view. It is found again by its name, because the view renders anew on the way back.
 */
interface Way {
  readonly view: ViewName
  readonly name: string
  /** Its index among the dialog's controls, to distinguish equal names. */
  readonly at: number
}

/** Returns the control that led away from the view to which the visitor just came back, if it is there again. */
export const WayBack = createContext<() => HTMLElement | undefined>(() => undefined)

const controlsOf = (dialog: HTMLElement): readonly HTMLElement[] => [...dialog.querySelectorAll<HTMLElement>(CONTROLS)]

/** Rows with equal texts have their own keys. */
const nameOf = (control: HTMLElement): string =>
  control.getAttribute('data-portico-key') ??
  control.getAttribute('aria-label') ??
  (control.querySelector('bdi') ?? control).textContent

const historyOf = (state: ModalState): ViewHistory | readonly [] => (state._tag === 'Open' ? state.history : [])

/** `pressed` is needed because not every browser focuses a button on a click. */
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
 * Remembers which control led on from each view of the history, so that the focus returns there (U-75). Returns the
 * value of `WayBack`.
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
