import type { ReactNode } from 'react'
import { CloseButton } from '../primitives/CloseButton.js'
import { header, headerSpace, headerTitle } from './HeaderBar.styles.js'

export interface HeaderBarProps {
  readonly titleId: string
  readonly title: string
  /** Name of the button that closes. */
  readonly close: string
  readonly onClose: () => void
  /** What stands before the title; its place is kept where there is nothing. */
  readonly start?: ReactNode
  /** Stands beside the title. */
  readonly icon?: ReactNode
}

/** The heading that names the dialog, between what leads elsewhere and what closes. */
export const HeaderBar = ({ titleId, title, close, onClose, start, icon }: HeaderBarProps) => (
  <div className={header}>
    {start ?? <span className={headerSpace} />}
    {/* By key: of two titles in the middle the second would begin elsewhere, which is a shift of the same text. */}
    <h2 key={title} id={titleId} className={headerTitle} title={title} dir="auto">
      <span>
        {icon}
        {title}
      </span>
    </h2>
    <CloseButton name={close} onPress={onClose} />
  </div>
)
