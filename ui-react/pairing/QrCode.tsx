import { correction, generate } from 'lean-qr/nano'
import { type ReactNode, useMemo } from 'react'
import { code, frame, instead, middle } from './QrCode.styles.js'

/** Modules around the code that decoders need to find it (ISO 18004). */
const QUIET = 4
/** A third of the damage that error correction M repairs: the rest is for dirt and glare. */
const LOGO_SHARE = 0.05

export interface QrPath {
  /** Width and height in modules, the quiet zone included. */
  readonly size: number
  /** The dark modules, as the path of an SVG whose unit is a module. */
  readonly path: string
}

/**
 * The QR code of a text, with room in its middle for a picture if there is one. Error correction M, or more where that
 * takes no more modules: with smaller ones, a pairing link cannot be read a little out of focus at 200 px (U-47).
 */
const qrPath = (text: string, hasPicture: boolean): QrPath => {
  const code = generate(text, { minCorrectionLevel: correction.M })
  const { size } = code
  const half = (Math.sqrt(LOGO_SHARE) * size) / 2
  const isLogo = (row: number, column: number): boolean =>
    hasPicture && Math.abs(row + 0.5 - size / 2) < half && Math.abs(column + 0.5 - size / 2) < half
  const parts: string[] = []
  for (let row = 0; row < size; row += 1) {
    for (let start = 0; start < size;) {
      let end = start
      while (code.get(end, row) && !isLogo(row, end)) end += 1
      if (end > start) parts.push(`M${start + QUIET} ${row + QUIET}h${end - start}v1h${start - end}z`)
      start = end + 1
    }
  }
  return { size: size + 2 * QUIET, path: parts.join('') }
}

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
