import { spinner } from './Spinner.styles.js'
import type { ReactNode } from 'react'
import { button, words } from './Button.styles.js'

/** Shows that something is in progress; its text stands beside it. */
export const Spinner = () => <span className={spinner} aria-hidden="true" />

export interface ButtonProps {
  readonly children: ReactNode
  readonly onPress: () => void
  readonly tone?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly wide?: boolean
  /** Shows progress; another press does nothing. */
  readonly busy?: boolean
  readonly disabled?: boolean
}

export const Button = ({
  children,
  onPress,
  tone = 'secondary',
  wide = false,
  busy = false,
  disabled = false,
}: ButtonProps) => (
  <button
    type="button"
    className={button}
    data-tone={tone}
    data-wide={wide}
    aria-busy={busy}
    aria-disabled={busy || disabled}
    onClick={() => !busy && !disabled && onPress()}
  >
    {busy && <Spinner />}
    <span className={words}>{children}</span>
  </button>
)
