const COOLDOWN_MS = 30_000

/** Whole seconds until the next e-mail may be sent; 0 when it may be now (S8-33, S9-08). A clock that was put back is no reason to wait longer. */
export const secondsUntilResend = (lastAt: number | undefined, now: number): number => {
  if (lastAt === undefined || lastAt > now) return 0
  return Math.max(0, Math.ceil((lastAt + COOLDOWN_MS - now) / 1_000))
}
