/** How long each kind of question may take. */
export const LIMITS_MS = {
  /** The frame's first sign of life (S9-09). */
  load: 20_000,
  /** E-mail, code and social login (S9-10), and whatever else the frame answers by itself. */
  request: 120_000,
  /** The visitor reads and decides, as in any wallet. */
  visitor: 5 * 60_000,
  /** (S9-11) */
  signOut: 3_000,
} as const
