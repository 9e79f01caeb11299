import { useEffect, useState } from 'react'

/** A page that a wallet's app took over is hidden by then (U-24). */
const SOON_MS = 1_500

export type Opened = 'NotYet' | 'Opening' | 'StillHere'

/** Whether the page is still in front a moment after a wallet was opened. */
export const useOpened = (): readonly [Opened, () => void] => {
  const [opened, setOpened] = useState<Opened>('NotYet')
  useEffect(() => {
    if (opened !== 'Opening') return
    const later = setTimeout(() => setOpened(document.visibilityState === 'visible' ? 'StillHere' : 'NotYet'), SOON_MS)
    return () => clearTimeout(later)
  }, [opened])
  return [opened, () => setOpened('Opening')]
}
