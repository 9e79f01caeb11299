import type { ReactNode } from 'react'
import { SHELL } from '../modal/PorticoModal.js'
import { button } from '../primitives/Button.styles.js'
import type { Portico } from '../../application/portico.js'
import type { OpenRequest } from '../../domain/modal/view.js'
import { useModal, usePortico } from '../shared/usePortico.js'
import { useTheme } from '../theme/useTheme.js'

export interface HostButtonProps {
  readonly tone: 'primary' | 'secondary' | 'danger'
  readonly name?: string
  readonly busy?: boolean
  readonly disabled?: boolean
  /** Whether the focus moves here when the dialog closes and the button that opened it is gone. */
  readonly standsIn?: boolean
  /** The request with which it opens the modal. */
  readonly opens?: OpenRequest
  /** Replaces opening the modal while that is closed. */
  readonly asks?: (portico: Portico) => Promise<unknown>
  readonly children: ReactNode
}

/**
 * A button in the host's own page: carries the theme, opens the modal, and closes it again. The core starts loading
 * when a pointer or the focus comes near.
 */
export const HostButton = ({
  tone,
  name,
  busy = false,
  disabled = false,
  standsIn = true,
  opens,
  asks = (portico) => portico.open(opens),
  children,
}: HostButtonProps) => {
  const { className, ...theme } = useTheme<HTMLButtonElement>()
  const portico = usePortico()
  const isOpen = useModal()._tag !== 'Closed'
  const near = (): void => {
    SHELL.preload()
    portico.preload()
  }
  const toggle = (): void => {
    if (isOpen) portico.close()
    // The modal reports what failed to load.
    else void asks(portico).catch(() => undefined)
  }
  return (
    <button
      {...theme}
      type="button"
      className={`${className} ${button}`}
      data-tone={tone}
      data-portico-opener={standsIn ? '' : undefined}
      aria-label={name}
      aria-busy={busy}
      aria-disabled={disabled ? 'true' : undefined}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => !disabled && toggle()}
      onPointerEnter={near}
      onFocus={near}
    >
      {children}
    </button>
  )
}
