import { useEffect } from 'react'

/** Hears Esc wherever the focus is: between two views it is nowhere. Esc that ends an unfinished word is left alone. */
export const useEscape = (onEscape: () => void): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) onEscape()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onEscape])
}
