import { type ReactNode, useRef } from 'react'
import { backdrop, dialog } from './Dialog.styles.js'
import { keepTabInside } from './keepTabInside.js'
import { useEscape } from './useEscape.js'
import { useModalBehaviour } from './useModalBehaviour.js'

export interface DialogProps {
  /** Id of the heading that names it. */
  readonly labelledBy: string
  readonly shaking: boolean
  readonly onDismiss: () => void
  readonly children: ReactNode
}

/** A modal dialog in the middle of the page, or a sheet at the bottom of a narrow one. */
export const Dialog = ({ labelledBy, shaking, onDismiss, children }: DialogProps) => {
  const ref = useRef<HTMLDivElement>(null)
  useModalBehaviour(ref)
  useEscape(onDismiss)
  return (
    <div className={backdrop} role="presentation" onClick={(event) => event.target === event.currentTarget && onDismiss()}>
      <div ref={ref} role="dialog" aria-modal="true" aria-labelledby={labelledBy} tabIndex={-1} className={dialog} data-shaking={shaking} onKeyDown={(event) => event.key === 'Tab' && keepTabInside(event)}>
        {children}
      </div>
    </div>
  )
}
