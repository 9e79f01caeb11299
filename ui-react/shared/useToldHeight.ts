import { type RefObject, useLayoutEffect, useRef } from 'react'
import { watchSize } from './watchSize.js'

/**
 * Publishes the height of an element as a custom property of the nearest `around`, for styles that cannot know it: the
 * number of lines of a text depends on the language and on the text size.
 */
export const useToldHeight = (name: `--_portico-${string}`, around: string): RefObject<HTMLDivElement | null> => {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const measured = element.current
    const told = measured?.closest<HTMLElement>(around)
    if (measured === null || !told) return undefined
    const tell = (): void => told.style.setProperty(name, `${measured.offsetHeight}px`)
    tell()
    const unwatch = watchSize(tell, measured)
    return () => {
      unwatch()
      told.style.removeProperty(name)
    }
  }, [name, around])
  return element
}
