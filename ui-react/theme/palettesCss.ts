import { DARK, LIGHT, type Palette } from './palettes.js'

const declarations = (palette: Palette): string =>
  Object.entries(palette)
    .map(
      ([name, value]: [string, string]) =>
        `--portico-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`,
    )
    .join('\n')

/** The custom properties of each mode, written when the styles are built. */
export const LIGHT_CSS = declarations(LIGHT)
export const DARK_CSS = declarations(DARK)
