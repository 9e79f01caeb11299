import { type ReactNode, type RefObject, useEffect } from 'react'
import { backdrop, dialog } from './Dialog.styles.js'

/** Elements that may handle Esc, in the markup of hosts and of Portico. */
const TAKERS = 'dialog, [role=dialog], [role=alertdialog], [popover], [data-portico-escape]'

/** Esc belongs to the composition of an unfinished word. */
const isOfWord = (event: KeyboardEvent): boolean =>
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari says so by nothing else
  event.isComposing || event.keyCode === 229

/**
 * Handles Esc in a dialog, and while nothing has the focus, as between two views. Listeners beneath do not receive it:
 * one Esc closes one dialog. Ignores Esc in anything on top of the dialog, during composition, and in a field marked
 * with `data-portico-escape`.
 */
export const useEscapeKey = (element: RefObject<HTMLElement | null>, onEscape: () => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isOfWord(event)) return
      const taker = event.target instanceof Element ? event.target.closest(TAKERS) : null
      // An element that contains the dialog is beneath it.
      if (taker !== null && !taker.contains(element.current)) return
      event.stopImmediatePropagation()
      // Otherwise the browser would close the host's own `<dialog>` beneath.
      event.preventDefault()
      onEscape()
    }
    // On `window`, before all others: hosts listen on the document, some of them in the capture phase.
    addEventListener('keydown', onKeyDown, true)
    return () => removeEventListener('keydown', onKeyDown, true)
  }, [element, onEscape])
}

export interface DialogProps {
  readonly element: RefObject<HTMLDivElement | null>
  /** Id of the heading that names it. */
  readonly labelledBy: string
  readonly shaking: boolean
  readonly onDismiss: () => void
  readonly children: ReactNode
}

/**
 * A modal dialog in the middle of the page, or a sheet at the bottom of a narrow one. `useModalBehaviour` makes it
 * modal.
 */
export const Dialog = ({ element, labelledBy, shaking, onDismiss, children }: DialogProps) => (
  <div
    className={backdrop}
    role="presentation"
    onClick={(event) => event.target === event.currentTarget && onDismiss()}
  >
    <div
      ref={element}
      role="dialog"
      aria-modal="true"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      className={dialog}
      data-shaking={shaking}
    >
      {children}
    </div>
  </div>
)
