import type { ReactNode, RefObject } from 'react'
import { backdrop, dialog } from './Dialog.styles.js'

export interface DialogProps {
  readonly element: RefObject<HTMLDivElement | null>
  /** Id of the heading that names it. */
  readonly labelledBy: string
  readonly shaking: boolean
  readonly onDismiss: () => void
  readonly children: ReactNode
}

/** A modal dialog in the middle of the page, or a sheet at the bottom of a narrow one. `useModalBehaviour` makes it one. */
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
