import type { ReactNode } from 'react'
import { useToldHeight } from '../shared/useToldHeight.js'
import { foot } from './ViewParts.styles.js'

/** Stays visible below a view that scrolls. A focused element is scrolled to above it (WCAG 2.4.11). */
export const Foot = ({ children }: { readonly children: ReactNode }) => (
  <div ref={useToldHeight('--_portico-foot', '[data-portico-scroller]')} className={foot}>
    {children}
  </div>
)
