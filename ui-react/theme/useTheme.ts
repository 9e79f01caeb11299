import type { ThemeVariables } from '../../application/api/options.js'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { root } from './root.styles.js'

/** Joins class names. */
export const classNames = (...names: readonly (string | undefined)[]): string =>
  names.filter((name) => name !== undefined).join(' ')

const PROPERTIES: Readonly<Record<keyof ThemeVariables, string>> = {
  accent: '--portico-accent',
  onAccent: '--portico-on-accent',
  fontFamily: '--portico-font-family',
  fontSizeMaster: '--portico-font-size-master',
  radiusMaster: '--portico-radius-master',
  width: '--portico-width',
  zIndex: '--portico-z-index',
}

/**
 * Sets the host's variables on an element, through CSSOM: a strict `style-src` allows that, an attribute not (U-13).
 */
const applyVariables = (element: HTMLElement, variables: ThemeVariables): void => {
  const values = new Map<string, string | number>(Object.entries<string | number>({ ...variables }))
  for (const [name, property] of Object.entries(PROPERTIES)) {
    const value = values.get(name)
    if (value === undefined) element.style.removeProperty(property)
    else element.style.setProperty(property, String(value))
  }
}

// On a server there is no layout, and React warns about the effect.
const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

interface Themed<Element extends HTMLElement> {
  readonly ref: RefObject<Element | null>
  readonly className: string
  readonly 'data-portico-theme': string
}

/** What makes an element carry the look: spread it on the outermost element of each part. */
export const useTheme = <Element extends HTMLElement>(): Themed<Element> => {
  const { mode, variables } = useReadable(usePortico().appearance)
  const ref = useRef<Element>(null)
  useIsomorphicLayoutEffect(() => {
    if (ref.current !== null) applyVariables(ref.current, variables)
  }, [variables])
  return { ref, className: root, 'data-portico-theme': mode }
}
