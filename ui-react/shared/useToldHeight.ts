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
    const container = measured?.closest<HTMLElement>(around)
    if (measured === null || !container) return undefined
    const publishHeight = (): void => container.style.setProperty(name, `${measured.offsetHeight}px`)
    publishHeight()
    const unwatch = watchSize(publishHeight, measured)
    return () => {
      unwatch()
      container.style.removeProperty(name)
    }
  }, [name, around])
  return element
}
