import { useCallback, useEffect, useState } from 'react'
import type { Portico } from '../../application/portico.js'
import { useModal, usePortico } from './usePortico.js'

/** The item that led on, and the history depth at which it did. */
const places = new WeakMap<Portico, { readonly depth: number; readonly id: string }>()

/**
 * A visitor's place on return to a list from one of its items: the index of that item, and a function that records an
 * item as it leads on. A new visit starts at the first item.
 */
export const usePlaceLeft = (ids: readonly string[]): readonly [number | undefined, (id: string) => void] => {
  const portico = usePortico()
  const modal = useModal()
  const depth = modal._tag === 'Open' ? modal.history.length : 0
  const [startAt] = useState(() => {
    const place = places.get(portico)
    const at = place?.depth === depth ? ids.indexOf(place.id) : -1
    return at < 0 ? undefined : at
  })
  useEffect(() => {
    places.delete(portico)
  }, [portico])
  const leave = useCallback((id: string) => void places.set(portico, { depth, id }), [portico, depth])
  return [startAt, leave]
}
