import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { usePortico } from '../shared/usePortico.js'
import { lazyComponent } from './lazyComponent.js'

/** What moves. Nothing waits for it: until it is there, and where it does not arrive, nothing moves. */
const MOTION = lazyComponent(async () => (await import('./Motion.js')).Motion)

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/** A browser of tests may know none of what moves anything. */
const canMove = (): boolean => ['matchMedia', 'ResizeObserver'].every((name) => name in globalThis)

/** The place of what moves in a dialog; loads when the visitor does the first thing in it. */
export const MotionSlot = ({ dialog }: { readonly dialog: RefObject<HTMLElement | null> }) => {
  const portico = usePortico()
  const loaded = useSyncExternalStore(MOTION.subscribe, MOTION.state)
  useEffect(() => {
    for (const sign of SIGNS) dialog.current?.addEventListener(sign, MOTION.preload)
  }, [dialog])
  return loaded._tag === 'Loaded' && canMove() && <loaded.Part dialog={dialog} portico={portico} />
}
