import type { KeyboardEvent, ReactNode } from 'react'
import { list } from './List.styles.js'

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
}

/** Rows that the arrow keys, Home and End move through. */
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
    // The rows inside are what is focused; the list only hears their keys pass by.
    <ul className={list} aria-label={name} aria-busy={busy} onKeyDown={onKeyDown}>
      {children}
    </ul>
  )
}
