import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Puts an element at the end of the body, outside the stacking and clipping of the host's own. */
export const inBody = (element: ReactNode) => createPortal(element, document.body)
