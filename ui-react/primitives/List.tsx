import type { KeyboardEvent, ReactNode } from 'react'
import { list, listRow, listRowNote, listRowText, nameText, tag as tagStyle } from './List.styles.js'

export const Tag = ({
  children,
  tone = 'plain',
}: {
  readonly children: ReactNode
  readonly tone?: 'plain' | 'success' | 'strong' | 'danger'
}) => (
  <span className={tagStyle} data-tone={tone}>
    {children}
  </span>
)

/** Untrusted text, isolated from the writing direction around it: at most two lines, and in full in its title. */
export const Name = ({ children, dir }: { readonly children: string; readonly dir?: 'ltr' }) => (
  <bdi className={nameText} title={children} dir={dir}>
    {children}
  </bdi>
)

export interface ListRowProps {
  readonly picture: ReactNode
  readonly text: string
  /** A second, quieter line. */
  readonly note?: ReactNode
  readonly tag?: ReactNode
  /** Whether it is the item in use. */
  readonly current?: boolean
  readonly disabled?: boolean
  /** For lists with a single tab stop. */
  readonly tabIndex?: 0 | -1
  readonly onPress: () => void
  /** Called when a pointer or the focus arrives. */
  readonly onNear?: () => void
}

/** A row to press. Its accessible name is its text, its note, then its tag. */
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
      <Name>{text}</Name>
      {note !== undefined && <span className={listRowNote}>{note}</span>}
    </span>
    {tag}
  </button>
)

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

/** Rows with navigation by arrow keys, Home and End. */
export const List = ({
  name,
  busy = false,
  children,
}: {
  readonly name: string
  readonly busy?: boolean
  readonly children: ReactNode
}) => {
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>): void => {
    const step = STEPS[event.key]
    const rows = [...event.currentTarget.querySelectorAll('button')]
    const at = rows.findIndex((row) => row === document.activeElement)
    if (step === undefined || at < 0) return
    event.preventDefault()
    rows[step(at, rows.length - 1)]?.focus()
  }
  return (
    // The rows inside have the focus; the list only handles their bubbling key events.
    <ul className={list} aria-label={name} aria-busy={busy} onKeyDown={onKeyDown}>
      {children}
    </ul>
  )
}
