import type { ThemeVariables } from '../../application/api/options.js'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { root } from './root.styles.js'

/** Joins class names. */
export const classNames = (...names: readonly (string | undefined)[]): string =>
  names.filter((name) => name !== undefined).join(' ')

const VARIABLES: readonly (keyof ThemeVariables)[] = [
  'accent',
  'onAccent',
  'fontFamily',
  'fontSizeMaster',
  'radiusMaster',
  'width',
  'zIndex',
]

/** `onAccent` is set as `--portico-on-accent`. */
const propertyOf = (variable: string): string => `--portico-${variable.replace(/[A-Z]/g, '-$&').toLowerCase()}`

/**
 * Sets the host's variables on an element, through CSSOM: a strict `style-src` allows that, an attribute not (U-13).
 */
const applyVariables = (element: HTMLElement, variables: ThemeVariables): void => {
  // An empty value takes the property away.
  for (const name of VARIABLES) element.style.setProperty(propertyOf(name), String(variables[name] ?? ''))
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
