import type { ThemeVariables } from '../../application/api/ThemeVariables.js'

const PROPERTIES: Readonly<Record<keyof ThemeVariables, string>> = {
  accent: '--portico-accent',
  onAccent: '--portico-on-accent',
  fontFamily: '--portico-font-family',
  fontSizeMaster: '--portico-font-size-master',
  radiusMaster: '--portico-radius-master',
  width: '--portico-width',
  zIndex: '--portico-z-index',
}

/** Sets the host's variables on an element, through CSSOM: a strict `style-src` allows that, an attribute not (U-13). */
export const applyVariables = (element: HTMLElement, variables: ThemeVariables): void => {
  const values = new Map<string, string | number>(Object.entries<string | number>({ ...variables }))
  for (const [name, property] of Object.entries(PROPERTIES)) {
    const value = values.get(name)
    if (value === undefined) element.style.removeProperty(property)
    else element.style.setProperty(property, String(value))
  }
}
