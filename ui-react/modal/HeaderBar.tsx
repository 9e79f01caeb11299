import type { ReactNode } from 'react'
import { CloseButton } from '../primitives/CloseButton.js'
import { header, headerSpace, headerTitle } from './HeaderBar.styles.js'

export interface HeaderBarProps {
  readonly titleId: string
  readonly title: string
  /** Name of the close button. */
  readonly close: string
  readonly onClose: () => void
  /** Before the title; its space is reserved. */
  readonly start?: ReactNode
  /** Beside the title. */
  readonly icon?: ReactNode
}

/** The heading that names the dialog, between the navigation and the close button. */
export const HeaderBar = ({ titleId, title, close, onClose, start, icon }: HeaderBarProps) => (
  <div className={header}>
    {start ?? <span className={headerSpace} />}
    {/* Keyed by the title: centred titles start at different places, which counts as a layout shift of one element. */}
    <h2 key={title} id={titleId} className={headerTitle} title={title} dir="auto">
      <span>
        {icon}
        {title}
      </span>
    </h2>
    <CloseButton name={close} onPress={onClose} />
  </div>
)
