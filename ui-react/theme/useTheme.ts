import type { ThemeVariables } from '../../application/api/options.js'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { root } from './root.styles.js'

/** Joins class names. */
export const classNames = (...names: readonly (string | undefined)[]): string =>
  names.filter((name) => name !== undefined).join(' ')

/** `onAccent` is set as `--portico-on-accent`. */
const propertyOf = (variable: string): string => `--portico-${variable.replace(/[A-Z]/g, '-$&').toLowerCase()}`

/**
 * Sets the host's variables on an element, through CSSOM: a strict `style-src` allows that, an attribute not (U-13).
 * Returns what takes them away.
 */
const applyVariables = ({ style }: HTMLElement, variables: ThemeVariables): (() => void) => {
  for (const [name, value] of Object.entries(variables)) style.setProperty(propertyOf(name), String(value ?? ''))
  return () => Object.keys(variables).forEach((name) => style.removeProperty(propertyOf(name)))
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
  useIsomorphicLayoutEffect(() => (ref.current ? applyVariables(ref.current, variables) : undefined), [variables])
  return { ref, className: root, 'data-portico-theme': mode }
}
