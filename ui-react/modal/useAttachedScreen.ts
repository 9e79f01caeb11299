import { useEffect } from 'react'
import { usePortico } from '../shared/usePortico.js'

/** Tells the core that something here draws the modal, so that `open()` waits for the drawing. */
export const useAttachedScreen = (): void => {
  const { screen } = usePortico()
  useEffect(() => screen.attach(), [screen])
}
