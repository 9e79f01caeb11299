let holders = 0
let restore: () => void = () => undefined

/** Stops the page from scrolling while anybody holds the lock; the space of its scrollbar is kept, so nothing moves (U-72). */
export const lockScroll = (): (() => void) => {
  holders += 1
  if (holders === 1) {
    const { style } = document.documentElement
    const scrollbar = window.innerWidth - document.documentElement.clientWidth
    const before = { overflow: style.overflow, gutter: style.scrollbarGutter }
    style.overflow = 'hidden'
    if (scrollbar > 0) style.scrollbarGutter = 'stable'
    restore = () => {
      style.overflow = before.overflow
      style.scrollbarGutter = before.gutter
    }
  }
  return () => {
    holders -= 1
    if (holders === 0) restore()
  }
}
