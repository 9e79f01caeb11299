import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { useEffect, useState } from 'react'
import type { LoginError } from '../../domain/login/loginError.js'

/** State of the e-mail login. */
export const useEmailLogin = () => useReadable(usePortico().emailLogin)

/** State of the change of the e-mail address. */
export const useEmailUpdate = () => useReadable(usePortico().emailUpdate)

/** State of the social login. */
export const useSocialLogin = () => useReadable(usePortico().socialLogin)

/** The user who is logged in by e-mail or social account. */
export const useLoggedIn = () => useReadable(usePortico().loggedIn)

const SECOND_MS = 1_000

/** Whole seconds until a time in ms since 1970, counting down to 0. */
export const useSecondsUntil = (at: number): number => {
  const [clock, setClock] = useState(() => ({ at, now: Date.now() }))
  // The stored time may be old: nothing updates it without a countdown.
  if (clock.at !== at) setClock({ at, now: Date.now() })
  const remainingMs = Math.max(0, at - clock.now)
  useEffect(() => {
    if (remainingMs === 0) return
    const timer = setTimeout(() => setClock({ at, now: Date.now() }), remainingMs % SECOND_MS || SECOND_MS)
    return () => clearTimeout(timer)
  }, [at, remainingMs])
  return Math.ceil(remainingMs / SECOND_MS)
}

const RATE_LIMIT_UNIT_MS = 1_000

const rateLimitEnd = (error: LoginError | undefined): number =>
  error?._tag === 'EmailRateLimited' ? Date.now() + error.seconds * RATE_LIMIT_UNIT_MS : 0

/** Seconds until a retry can work, as the login service said when it refused (U-95). */
export const useSecondsToWait = (error: LoginError | undefined): number => {
  const [noted, setNoted] = useState(() => ({ error, at: rateLimitEnd(error) }))
  if (noted.error !== error) setNoted({ error, at: rateLimitEnd(error) })
  return useSecondsUntil(noted.at)
}
