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
  /** Whether the focus comes here when the dialog closes and the button that opened it is gone. */
  readonly standsIn?: boolean
  /** What it opens the modal with. */
  readonly opens?: OpenRequest
  /** What it does where the modal is closed, in place of opening it. */
  readonly asks?: (portico: Portico) => Promise<unknown>
  readonly children: ReactNode
}

/**
 * A button in the host's own page: it brings the look along, opens the modal, and closes it again. Its code begins to
 * load when a pointer or the focus comes near.
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
    // The modal says what did not load.
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
