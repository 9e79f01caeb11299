import { useEffect, useRef } from 'react'
import type { View } from '../../domain/modal/View.js'
import { usePortico } from '../shared/usePortico.js'

/** Stands beside a view that was loaded: mounted means the view is drawn. Mounted anew (by key) for each view. */
export const OnScreen = ({ view, onShown }: { readonly view: View['name']; readonly onShown: () => void }) => {
  const { screen } = usePortico()
  const told = useRef(false)
  useEffect(() => {
    // Once a view: what changes inside it must not move the visitor's focus.
    if (told.current) return
    told.current = true
    screen.shown(view)
    onShown()
  }, [screen, view, onShown])
  return null
}
