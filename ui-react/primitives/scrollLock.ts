let holders = 0

/**
 * Stops the page from scrolling while anybody holds the lock; the space of its scrollbar is kept, so nothing moves
 * (U-72). By an attribute, of which `Dialog.styles.ts` says what it does: the dialogs of many hosts note the style of
 * the page and write it back, and would write Portico's where theirs is open longer.
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
