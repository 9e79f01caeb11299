import type { ReactNode } from 'react'
import { IconButton } from '../primitives/IconButton.js'
import { header, headerSpace, headerTitle } from './HeaderBar.styles.js'

export interface HeaderBarProps {
  readonly titleId: string
  readonly title: string
  /** Name of the button that closes. */
  readonly close: string
  readonly onClose: () => void
  readonly back?: ReactNode
}

/** Back where there is a way back, the heading that names the dialog, close. */
export const HeaderBar = ({ titleId, title, close, onClose, back }: HeaderBarProps) => (
  <div className={header}>
    {back ?? <span className={headerSpace} />}
    <h2 id={titleId} className={headerTitle} dir="auto">
      {title}
    </h2>
    <IconButton icon="close" name={close} onPress={onClose} />
  </div>
)
