import type { ReactNode } from 'react'
import { listRow, listRowNote, listRowText } from './ListRow.styles.js'

export interface ListRowProps {
  readonly picture: ReactNode
  readonly text: string
  /** A second, quieter line. */
  readonly note?: string | undefined
  readonly tag?: ReactNode
  /** Whether it is the one in use. */
  readonly current?: boolean
  readonly disabled?: boolean
  /** Where a list has one Tab stop only. */
  readonly tabIndex?: 0 | -1
  readonly onPress: () => void
  /** A pointer or the focus arrived. */
  readonly onNear?: () => void
}

/** A row to press. Its name is its text, its note, then its tag. */
export const ListRow = ({
  picture,
  text,
  note,
  tag,
  current = false,
  disabled = false,
  tabIndex,
  onPress,
  onNear,
}: ListRowProps) => (
  <button
    type="button"
    className={listRow}
    tabIndex={tabIndex}
    aria-current={current ? 'true' : undefined}
    aria-disabled={disabled ? 'true' : undefined}
    onClick={() => !disabled && onPress()}
    onPointerEnter={onNear}
    onFocus={onNear}
  >
    {picture}
    <span className={listRowText}>
      <bdi>{text}</bdi>
      {note !== undefined && <span className={listRowNote}>{note}</span>}
    </span>
    {tag}
  </button>
)
