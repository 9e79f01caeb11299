import type { ReactNode } from 'react'
import { Portal } from '../primitives/Portal.js'
import { floating } from './PendingRequest.styles.js'

/** Over the host's page, at its lower edge, where no dialog is open. */
export const Floating = ({ children }: { readonly children: ReactNode }) => (
  <Portal>
    <div className={floating}>{children}</div>
  </Portal>
)
