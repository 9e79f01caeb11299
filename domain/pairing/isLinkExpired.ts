import type { PairingLink } from './PairingLink.js'

/** With less time than this a visitor cannot get through a wallet's questions (S4-06). */
const LEAST_LEFT_MS = 10_000

/** Whether a link counts as expired at `now`, in ms since 1970 (S4-06). */
export const isLinkExpired = ({ expiresAt }: PairingLink, now: number): boolean => expiresAt - now < LEAST_LEFT_MS
