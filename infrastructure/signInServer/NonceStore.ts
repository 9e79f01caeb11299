/**
 * Stores issued nonces. All processes of a site must share one store: in Redis, `put` is `SET … PX …` and `take` is
 * `GETDEL`.
 */
export interface NonceStore {
  /** Stores the holder of a nonce for `lifetimeMs` milliseconds. */
  readonly put: (nonce: string, holder: string, lifetimeMs: number) => Promise<void>
  /**
   * Returns the holder of a nonce and deletes the nonce, atomically: of two concurrent calls, only one gets an answer.
   * `undefined` if the nonce is unknown, expired or already taken.
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
 * A store in the memory of one process; a site with several processes needs a shared store. Above 50,000 open nonces,
 * the oldest are dropped.
 */
export const memoryNonceStore = ({
  now = Date.now,
  most = MOST_NONCES,
}: {
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly most?: number
} = {}): NonceStore => {
  // In order of expiry: all have the same lifetime.
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
