import type { ThemeVariables } from '../../application/api/theme.js'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { customProperty } from './palettes.js'
import { root } from './root.styles.js'

const propertiesOf = (variables: Omit<ThemeVariables, 'dark'>, prefix = '') =>
  Object.entries<string | number | undefined>(variables).map(
    ([name, value]) => [customProperty(prefix + name), String(value ?? '')] as const,
  )

/**
 * Sets the host's variables on an element through CSSOM, which a strict `style-src` allows, unlike an attribute (U-13).
 * Returns a function that removes them.
 */
const applyVariables = ({ style }: HTMLElement, { dark, ...variables }: ThemeVariables): (() => void) => {
  const properties = [...propertiesOf(variables), ...propertiesOf(dark ?? {}, 'dark-')]
  for (const [name, value] of properties) style.setProperty(name, value)
  return () => properties.forEach(([name]) => style.removeProperty(name))
}

// On a server there is no layout, and React warns about layout effects.
const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

interface Themed<Element extends HTMLElement> {
  readonly ref: RefObject<Element | null>
  readonly className: string
  readonly 'data-portico-theme': string
}

/** Props that give an element the theme: spread them on the outermost element of each part. */
export const useTheme = <Element extends HTMLElement>(): Themed<Element> => {
  const { mode, variables } = useReadable(usePortico().appearance)
  const ref = useRef<Element>(null)
  useIsomorphicLayoutEffect(() => (ref.current ? applyVariables(ref.current, variables) : undefined), [variables])
  return { ref, className: root, 'data-portico-theme': mode }
}
