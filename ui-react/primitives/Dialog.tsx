import { type ReactNode, type RefObject, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { backdrop, dialog } from './Dialog.styles.js'

/** Puts an element at the end of the body, outside the stacking and clipping of the host's own. */
export const portalToBody = (element: ReactNode) => createPortal(element, document.body)

/** Hears Esc wherever the focus is: between two views it is nowhere. Esc that ends an unfinished word is left alone. */
export const useEscapeKey = (onEscape: () => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) onEscape()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onEscape])
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
