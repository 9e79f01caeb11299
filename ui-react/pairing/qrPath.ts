import { correction, generate } from 'lean-qr/nano'

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
 * The QR code of a text, with room in its middle for a picture if there is one. Error correction M, or more where that takes no more
 * modules: with smaller ones, a pairing link cannot be read a little out of focus at 200 px (U-47).
 */
export const qrPath = (text: string, hasPicture: boolean): QrPath => {
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
