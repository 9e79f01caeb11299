import type { ReactNode } from 'react'
import { Spinner } from '../primitives/Spinner.js'
import { square } from './PairingFrame.styles.js'

/** A square as large as a code, where there is none. */
export const PairingFrame = ({
  busy = false,
  children,
}: {
  readonly busy?: boolean
  readonly children?: ReactNode
}) => (
  <div className={square} aria-busy={busy}>
    {busy ? <Spinner /> : children}
  </div>
)
