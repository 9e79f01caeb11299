import { useState } from 'react'
import type { LoginError } from '../../domain/login/LoginError.js'
import { useSecondsUntil } from './useSecondsUntil.js'

const SECOND_MS = 1_000

const endOf = (error: LoginError | undefined): number =>
  error?._tag === 'EmailRateLimited' ? Date.now() + error.seconds * SECOND_MS : 0

/** Seconds before trying again is of any use: the login service said how many, when it refused (U-95). */
export const useSecondsToWait = (error: LoginError | undefined): number => {
  const [noted, setNoted] = useState(() => ({ error, at: endOf(error) }))
  if (noted.error !== error) setNoted({ error, at: endOf(error) })
  return useSecondsUntil(noted.at)
}
