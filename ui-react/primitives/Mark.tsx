import { useSyncExternalStore } from 'react'
import type { LazyComponent } from '../modal/lazyComponent.js'
import { Initial } from './Picture.js'

export interface MarkProps<Id extends string> {
  readonly marks: LazyComponent<{ readonly id: Id }>
  readonly id: Id
  readonly name: string
}

/** One of our drawings, loaded on demand; the first letter until it is loaded, and if it fails to load. */
export const Mark = <Id extends string>({ marks, id, name }: MarkProps<Id>) => {
  const { state, subscribe, preload } = marks
  const loaded = useSyncExternalStore(subscribe, state, state)
  preload()
  return loaded._tag === 'Loaded' ? <loaded.Part id={id} /> : <Initial name={name} />
}
