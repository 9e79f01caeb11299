import { type RefObject, useEffect, useState } from 'react'
import { hideBackground } from './hideBackground.js'
import { keepTabInside } from './keepTabInside.js'
import { lockScroll } from './lockScroll.js'

/** While mounted: the rest of the page is inert and still, and Tab stays inside; afterwards focus is back where it came from (U-75). */
export const useModalBehaviour = (dialog: RefObject<HTMLElement | null>): void => {
  // Noted while drawing: by the time effects run, a view inside may have taken the focus already.
  const [opener] = useState(() => document.activeElement)
  useEffect(() => {
    const element = dialog.current
    if (element === null) return undefined
    if (!element.contains(document.activeElement)) element.focus()
    const unlock = lockScroll()
    const show = hideBackground(element)
    const release = keepTabInside(element)
    return () => {
      release()
      show()
      unlock()
      // Disconnecting takes the account button away: the button that came in its place is next best.
      const target = opener?.isConnected === true ? opener : document.querySelector('[data-portico-opener]')
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    }
  }, [dialog, opener])
}
