/**
 * Keeps the nonces that were given out. One store serves all processes of a site: in Redis, `put` is `SET … PX …` and
 * `take` is `GETDEL`.
 */
export interface NonceStore {
  /** Keeps whom a nonce was given to, for so many milliseconds. */
  readonly put: (nonce: string, holder: string, lifetimeMs: number) => Promise<void>
  /**
   * Says whom a nonce was given to, and forgets it, in one step: of two calls at once only one gets an answer.
   * `undefined` for one that is unknown, too old, or taken.
   */
  readonly take: (nonce: string) => Promise<string | undefined>
}

/** About 10 MB of memory. */
const MOST_NONCES = 50_000

interface Kept {
  readonly holder: string
  readonly until: number
}

/**
 * A store in the memory of one process. A site with several needs one that they share. With more than 50,000 nonces
 * under way, the oldest are forgotten.
 */
export const memoryNonceStore = ({
  now = Date.now,
  most = MOST_NONCES,
}: {
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly most?: number
} = {}): NonceStore => {
  // The oldest come first: all live as long.
  const kept = new Map<string, Kept>()
  const dropOld = (): void => {
    for (const [nonce, { until }] of kept) {
      if (until > now() && kept.size < most) return
      kept.delete(nonce)
    }
  }
  return {
    put: async (nonce, holder, lifetimeMs) => {
      dropOld()
      kept.set(nonce, { holder, until: now() + lifetimeMs })
    },
    take: async (nonce) => {
      const found = kept.get(nonce)
      kept.delete(nonce)
      return found !== undefined && found.until > now() ? found.holder : undefined
    },
  }
}
