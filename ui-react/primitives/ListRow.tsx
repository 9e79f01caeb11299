import type { ReactNode } from 'react'
import { listRow, listRowText } from './ListRow.styles.js'

export interface ListRowProps {
  readonly picture: ReactNode
  readonly text: string
  readonly tag?: ReactNode
  /** Where a list has one Tab stop only. */
  readonly tabIndex?: 0 | -1
  readonly onPress: () => void
}

/** A row to press. Its name is its text, then its tag. */
export const ListRow = ({ picture, text, tag, tabIndex, onPress }: ListRowProps) => (
  <button type="button" className={listRow} tabIndex={tabIndex} onClick={() => onPress()}>
    {picture}
    <span className={listRowText} dir="auto">
      {text}
    </span>
    {tag}
  </button>
)
