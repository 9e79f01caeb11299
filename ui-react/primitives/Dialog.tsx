import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { backdrop, dialog } from './Dialog.styles.js'
import { keepTabInside } from './keepTabInside.js'
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
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Tab') keepTabInside(event)
    // Esc ends an unfinished word first.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    onDismiss()
  }
  return (
    <div className={backdrop} role="presentation" onClick={(event) => event.target === event.currentTarget && onDismiss()}>
      <div ref={ref} role="dialog" aria-modal="true" aria-labelledby={labelledBy} tabIndex={-1} className={dialog} data-shaking={shaking} onKeyDown={onKeyDown}>
        {children}
      </div>
    </div>
  )
}
