import { useEffect, useState } from 'react'

const SECOND_MS = 1_000

/** Whole seconds until a time in ms since 1970, counting down to 0. */
export const useSecondsUntil = (at: number): number => {
  const [clock, setClock] = useState(() => ({ at, now: Date.now() }))
  // Nobody looked at the clock while there was nothing to wait for.
  if (clock.at !== at) setClock({ at, now: Date.now() })
  const left = Math.max(0, at - clock.now)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setClock({ at, now: Date.now() }), left % SECOND_MS || SECOND_MS)
    return () => clearTimeout(timer)
  }, [at, left])
  return Math.ceil(left / SECOND_MS)
}
