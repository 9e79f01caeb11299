import { type RefObject, useLayoutEffect } from 'react'
import type { Portico } from '../../application/api/Portico.js'
import { useModal } from '../shared/useModal.js'
import { usePortico } from '../shared/usePortico.js'

/** Where each Portico's list was left; a new visit to the modal begins at the top. */
const kept = new WeakMap<Portico, { readonly depth: number; readonly top: number }>()

/** A visitor who comes back from a wallet finds the list where it was left. */
export const useKeptScroll = (view: RefObject<HTMLElement | null>): void => {
  const portico = usePortico()
  const modal = useModal()
  const depth = modal._tag === 'Open' ? modal.history.length : 0
  useLayoutEffect(() => {
    const scroller = view.current?.closest('[data-portico-scroller]')
    const before = kept.get(portico)
    kept.delete(portico)
    if (before?.depth === depth && scroller != null) scroller.scrollTop = before.top
    const remember = (): void => void kept.set(portico, { depth, top: scroller?.scrollTop ?? 0 })
    scroller?.addEventListener('scroll', remember, { passive: true })
    return () => {
      scroller?.removeEventListener('scroll', remember)
      if (portico.modal.value._tag === 'Closed') kept.delete(portico)
    }
    // Once a visit: while the view stays, the browser keeps its place.
  }, [portico, view, depth])
}
