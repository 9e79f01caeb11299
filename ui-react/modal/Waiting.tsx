import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Button } from '../primitives/Button.js'
import { centred, hint } from './shared.styles.js'
import { lead } from './ViewParts.styles.js'
import { around, ring } from './Waiting.styles.js'

/** Focuses "Try again" when it appears and the heading when it disappears, unless the visitor's focus is elsewhere. */
const useNextStepFocus = (box: RefObject<HTMLElement | null>, canRetry: boolean): void => {
  const before = useRef(canRetry)
  useEffect(() => {
    if (before.current === canRetry) return
    before.current = canRetry
    const held = document.activeElement
    const here = held === null || box.current === null || box.current.contains(held) || held.contains(box.current)
    if (here)
      box.current
        ?.querySelector<HTMLElement>(canRetry ? 'button' : '[data-portico-focus]')
        ?.focus({ preventScroll: true })
  }, [box, canRetry])
}

export interface WaitingProps {
  readonly picture: ReactNode
  readonly lead: string
  readonly hint: string
  /** Follows the hint. */
  readonly also?: string | undefined
  readonly tone: 'plain' | 'danger'
  /** The visitor's next step; absent while the wallet or a service is at work. */
  readonly step?: { readonly label: string; readonly onPress: () => void } | undefined
}

/**
 * A view that waits for a wallet: its picture, with a rotating arc while the wallet or a service is at work; the
 * status, announced on change; and the next step once there is one.
 */
export const Waiting = ({ picture, lead: leadText, hint: hintText, also, tone, step }: WaitingProps) => {
  const box = useRef<HTMLDivElement>(null)
  useNextStepFocus(box, step !== undefined)
  return (
    <div ref={box} className={centred}>
      <span className={around} data-tone={tone}>
        {picture}
        {step === undefined && (
          <svg className={ring} viewBox="0 0 104 104" aria-hidden="true" focusable="false">
            <rect x="2" y="2" width="100" height="100" rx="29" />
            <rect x="2" y="2" width="100" height="100" rx="29" pathLength="100" />
          </svg>
        )}
      </span>
      <div role="status" className={centred}>
        <p className={lead} data-tone={tone} tabIndex={-1} data-portico-focus>
          {leadText}
        </p>
        <p className={hint}>{hintText}</p>
        {also !== undefined && <p className={hint}>{also}</p>}
      </div>
      {step !== undefined && (
        <Button tone="primary" wide onPress={step.onPress}>
          {step.label}
        </Button>
      )}
    </div>
  )
}
