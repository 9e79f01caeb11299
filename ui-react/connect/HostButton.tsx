import type { ReactNode } from 'react'
import { SHELL } from '../modal/PorticoModal.js'
import { button } from '../primitives/Button.styles.js'
import { classNames, useTheme } from '../theme/useTheme.js'

export interface HostButtonProps {
  readonly tone: 'primary' | 'secondary' | 'danger'
  readonly name?: string
  readonly busy?: boolean
  readonly disabled?: boolean
  /** Whether the focus comes here when the dialog closes and the button that opened it is gone. */
  readonly standsIn?: boolean
  /** Whether the dialog it opens is open. */
  readonly expanded: boolean
  readonly onPress: () => void
  /** A pointer or the focus arrived. */
  readonly onNear: () => void
  readonly children: ReactNode
}

/** A button in the host's own page: it brings the look along, and opens a dialog. */
export const HostButton = ({
  tone,
  name,
  busy = false,
  disabled = false,
  standsIn = true,
  expanded,
  onPress,
  onNear,
  children,
}: HostButtonProps) => {
  const { className, ...theme } = useTheme<HTMLButtonElement>()
  const near = (): void => {
    SHELL.preload()
    onNear()
  }
  return (
    <button
      {...theme}
      type="button"
      className={classNames(className, button)}
      data-tone={tone}
      data-portico-opener={standsIn ? '' : undefined}
      aria-label={name}
      aria-busy={busy}
      aria-disabled={disabled ? 'true' : undefined}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      onClick={() => !disabled && onPress()}
      onPointerEnter={near}
      onFocus={near}
    >
      {children}
    </button>
  )
}
