import { type RefObject, useLayoutEffect, useEffect, useRef } from 'react'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { applyVariables } from './applyVariables.js'
import { root } from './root.styles.js'

// On a server there is no layout, and React warns about the effect.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

interface Themed<Element extends HTMLElement> {
  readonly ref: RefObject<Element | null>
  readonly className: string
  readonly 'data-portico-theme': string
}

/** What makes an element carry the look: spread it on the outermost element of each part. */
export const useTheme = <Element extends HTMLElement>(): Themed<Element> => {
  const { mode, variables } = useReadable(usePortico().appearance)
  const ref = useRef<Element>(null)
  useBeforePaint(() => {
    if (ref.current !== null) applyVariables(ref.current, variables)
  }, [variables])
  return { ref, className: root, 'data-portico-theme': mode }
}
