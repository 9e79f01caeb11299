import { LEAST_TIME_LEFT_MS } from './LEAST_TIME_LEFT_MS.js'
import type { PairingLink } from './PairingLink.js'

/** Whether a link counts as expired at `now`, in ms since 1970 (S4-06). */
export const isLinkExpired = ({ expiresAt }: PairingLink, now: number): boolean => expiresAt - now < LEAST_TIME_LEFT_MS
