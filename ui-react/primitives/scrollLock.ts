let holders = 0

/**
 * Stops the page from scrolling while the lock has a holder; the space of its scrollbar is kept, so nothing moves
 * (U-72). Uses an attribute, styled in `Dialog.styles.ts`: the dialogs of many hosts save the page's inline style and
 * restore it, and would restore Portico's if they stay open longer.
 */
export const lockScroll = (): (() => void) => {
  const { documentElement: page } = document
  holders += 1
  if (holders === 1) page.dataset['porticoLocked'] = window.innerWidth > page.clientWidth ? 'scrollbar' : ''
  return () => {
    holders -= 1
    if (holders === 0) delete page.dataset['porticoLocked']
  }
}
