import { type ReactNode, type RefObject, useEffect } from 'react'
import { backdrop, dialog } from './Dialog.styles.js'

/** What may have a use for Esc, by what hosts and Portico call it. */
const TAKERS = 'dialog, [role=dialog], [role=alertdialog], [popover], [data-portico-escape]'

/** An unfinished word has it for itself. */
const isOfWord = (event: KeyboardEvent): boolean =>
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari says so by nothing else
  event.isComposing || event.keyCode === 229

/**
 * Hears Esc in a dialog, and where the focus is nowhere, as between two views; nobody beneath hears it then: one Esc
 * closes one dialog. Esc in something on top of it is left alone, and so is one that ends an unfinished word, or that a
 * field marked with `data-portico-escape` has a use for.
 */
export const useEscapeKey = (element: RefObject<HTMLElement | null>, onEscape: () => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isOfWord(event)) return
      const taker = event.target instanceof Element ? event.target.closest(TAKERS) : null
      // What holds the dialog is beneath it.
      if (taker !== null && !taker.contains(element.current)) return
      event.stopImmediatePropagation()
      // The browser would close the host's own `<dialog>` beneath.
      event.preventDefault()
      onEscape()
    }
    // First of all: hosts listen on the document, too, some before it reaches what has the focus.
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
 * A modal dialog in the middle of the page, or a sheet at the bottom of a narrow one. `useModalBehaviour` makes it one.
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
