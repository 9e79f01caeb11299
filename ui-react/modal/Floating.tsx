import type { ReactNode } from 'react'
import { Portal } from '../primitives/Portal.js'
import { keepOnTop } from '../primitives/topLayer.js'
import { floating } from './PendingRequest.styles.js'

/** At the lower edge of the host's page, while no dialog is open. */
export const Floating = ({ children }: { readonly children: ReactNode }) => (
  <Portal place={keepOnTop}>
    <div className={floating}>{children}</div>
  </Portal>
)
