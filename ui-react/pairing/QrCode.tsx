import { correction, generate } from 'lean-qr/nano'
import { type ReactNode, useMemo } from 'react'
import { code, finderRing, frame, instead, middle } from './QrCode.styles.js'

/** Modules around the code that decoders need (ISO 18004). */
const QUIET = 4
/** A third of the damage that error correction M repairs; the rest is for dirt and glare. */
const LOGO_SHARE = 0.05

/** Modules along a finder pattern, one of the three in the corners. */
const FINDER = 7

export interface QrPath {
  /** Width and height in modules, the quiet zone included. */
  readonly size: number
  /** The dark modules without the finders, as an SVG path in units of a module. */
  readonly path: string
}

/**
 * The QR code of a text, with space in its middle for a picture if there is one. Error correction M, or more if that
 * needs no more modules: with smaller modules, a pairing link at 200 px cannot be read when slightly out of focus
 * (U-47).
 */
const qrPath = (text: string, hasPicture: boolean): QrPath => {
  const matrix = generate(text, { minCorrectionLevel: correction.M })
  const { size } = matrix
  const half = (Math.sqrt(LOGO_SHARE) * size) / 2
  const isLogo = (row: number, column: number): boolean =>
    hasPicture && Math.abs(row + 0.5 - size / 2) < half && Math.abs(column + 0.5 - size / 2) < half
  const isEnd = (at: number): boolean => at >= size - FINDER
  const isFinder = (row: number, column: number): boolean =>
    (row < FINDER && (column < FINDER || isEnd(column))) || (column < FINDER && isEnd(row))
  const parts: string[] = []
  for (let row = 0; row < size; row += 1) {
    for (let start = 0; start < size;) {
      let end = start
      while (matrix.get(end, row) && !isLogo(row, end) && !isFinder(row, end)) end += 1
      if (end > start) parts.push(`M${start + QUIET} ${row + QUIET}h${end - start}v1h${start - end}z`)
      start = end + 1
    }
  }
  return { size: size + 2 * QUIET, path: parts.join('') }
}

/** A finder with round corners: a ring and a middle. */
const Finder = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <>
    <rect className={finderRing} x={x + 0.5} y={y + 0.5} width={6} height={6} rx={1.8} />
    <rect x={x + 2} y={y + 2} width={3} height={3} rx={1} />
  </>
)

export interface QrCodeProps {
  readonly text: string
  /** Accessible name. */
  readonly name: string
  /** Text over a code that is no longer valid. */
  readonly dead?: string | undefined
  /** A picture for the middle. */
  readonly children?: ReactNode
}

/** A QR code that phones can read at 200 px and slightly out of focus. Its text is nowhere in the document. */
export const QrCode = ({ text, name, dead, children }: QrCodeProps) => {
  const hasPicture = children !== undefined && children !== false
  const { size, path } = useMemo(() => qrPath(text, hasPicture), [text, hasPicture])
  return (
    <div className={frame} data-dead={dead !== undefined}>
      <svg className={code} role="img" aria-label={dead ?? name} viewBox={`0 0 ${size} ${size}`} focusable="false">
        <path d={path} />
        <Finder x={QUIET} y={QUIET} />
        <Finder x={size - QUIET - FINDER} y={QUIET} />
        <Finder x={QUIET} y={size - QUIET - FINDER} />
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
