import { type ReactNode, useEffect, useRef } from 'react'
import { centred } from '../modal/shared.styles.js'

/** One step of a login, mounted anew (by key) for each: takes the focus up that the step before it left nowhere. */
export const Step = ({ children }: { readonly children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const held = document.activeElement
    if (held === null || held === document.body)
      box.current?.querySelector<HTMLElement>('[data-portico-focus]')?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={box} className={centred}>
      {children}
    </div>
  )
}
