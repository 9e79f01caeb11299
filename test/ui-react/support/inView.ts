import { within } from '@testing-library/react'

/** Queries in the view only, since the frame around it has live regions of its own. */
export const inView = () => {
  const view = document.querySelector<HTMLElement>('[data-portico-view]')
  if (view === null) throw new TypeError('no view is on screen')
  return within(view)
}
