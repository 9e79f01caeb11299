import { type RefObject, useLayoutEffect, useRef } from 'react'

/** What is newly asked for is read from its beginning; the same question keeps its place. */
export const useTopOf = (view: RefObject<HTMLElement | null>, question: string): void => {
  const asked = useRef(question)
  useLayoutEffect(() => {
    if (asked.current === question) return
    asked.current = question
    const scroller = view.current?.closest('[data-portico-scroller]')
    if (scroller != null) scroller.scrollTop = 0
  }, [view, question])
}
