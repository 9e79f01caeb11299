import { useCallback, useEffect, useState } from 'react'
import type { Portico } from '../../application/portico.js'
import { useModal, usePortico } from './usePortico.js'

/** Which item led on, and from how far into the visit to the modal. */
const places = new WeakMap<Portico, { readonly depth: number; readonly id: string }>()

/**
 * Where a visitor is, who comes back to a list from what one of its items led to: the index of that item, and what
 * notes one as it leads on. A new visit begins at the first.
 */
export const usePlaceLeft = (ids: readonly string[]): readonly [number | undefined, (id: string) => void] => {
  const portico = usePortico()
  const modal = useModal()
  const depth = modal._tag === 'Open' ? modal.history.length : 0
  const [startAt] = useState(() => {
    const left = places.get(portico)
    const at = left?.depth === depth ? ids.indexOf(left.id) : -1
    return at < 0 ? undefined : at
  })
  useEffect(() => {
    places.delete(portico)
  }, [portico])
  const leave = useCallback((id: string) => void places.set(portico, { depth, id }), [portico, depth])
  return [startAt, leave]
}
