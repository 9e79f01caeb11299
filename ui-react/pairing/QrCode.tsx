import { type ReactNode, useMemo } from 'react'
import { code, frame, instead, middle } from './QrCode.styles.js'
import { qrPath } from './qrPath.js'

export interface QrCodeProps {
  readonly text: string
  /** What it is, for those who do not see it. */
  readonly name: string
  /** Said over a code that is no good any more. */
  readonly dead?: string | undefined
  /** A picture for the middle. */
  readonly children?: ReactNode
}

/** A QR code that phones read at 200 px and a little out of focus. Its text stands nowhere in the document. */
export const QrCode = ({ text, name, dead, children }: QrCodeProps) => {
  const hasPicture = children !== undefined && children !== false
  const { size, path } = useMemo(() => qrPath(text, hasPicture), [text, hasPicture])
  return (
    <div className={frame} data-dead={dead !== undefined}>
      <svg className={code} role="img" aria-label={dead ?? name} viewBox={`0 0 ${size} ${size}`} focusable="false">
        <path d={path} />
      </svg>
      {hasPicture && <span className={middle}>{children}</span>}
      {dead !== undefined && (
        <span className={instead} aria-hidden="true">
          {dead}
        </span>
      )}
    </div>
  )
}
