import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { usePortico } from '../shared/usePortico.js'
import { lazyComponent } from './lazyComponent.js'

/** The animations. Nothing waits for them: until they are loaded, and if they fail to load, nothing moves. */
const MOTION = lazyComponent(async () => (await import('./Motion.js')).Motion)

const INTENT_EVENTS = ['pointermove', 'pointerdown', 'keydown'] as const

/** Test environments may lack these APIs. */
const canMove = (): boolean => ['matchMedia', 'ResizeObserver'].every((name) => name in globalThis)

/** The place of a dialog's animations; loads at the visitor's first action in it. */
export const MotionSlot = ({ dialog }: { readonly dialog: RefObject<HTMLElement | null> }) => {
  const portico = usePortico()
  const loaded = useSyncExternalStore(MOTION.subscribe, MOTION.state)
  useEffect(() => {
    for (const sign of INTENT_EVENTS) dialog.current?.addEventListener(sign, MOTION.preload)
  }, [dialog])
  return loaded._tag === 'Loaded' && canMove() && <loaded.Part dialog={dialog} portico={portico} />
}
