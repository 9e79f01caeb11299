/** Steps of a visit, in table order. */
export const STEPS = [
  'first load',
  'first opening',
  'what moves',
  'pictures of the rows',
  'logins, while the list is shown',
  'marks of the logins',
  'QR code',
  'e-mail login',
  'all wallets',
  'networks',
  'connecting',
  'account',
] as const

export type Step = (typeof STEPS)[number]

export interface Cost {
  /** Script files that contain Portico's code. */
  readonly files: number
  /** Gzipped bytes of Portico's code in them. */
  readonly bytes: number
  /** Number of round trips: how often the page must wait for scripts before it can request more. */
  readonly trips: number
}

const KB = 1000
const KIB = 1024
const ANY = Number.POSITIVE_INFINITY

/**
 * Maximum cost of each step, in each bundler. React, viem and the pairing SDK are not counted in files and bytes. The
 * budgets keep heavy code out of common steps; they are not targets. If a new capability needs more, raise one in a
 * commit that states the amount and the reason.
 */
export const BUDGETS: Readonly<Record<Step, Cost>> = {
  'first load': { files: 1, bytes: 15 * KB, trips: 1 },
  'first opening': { files: 5, bytes: 79.5 * KB, trips: 2 },
  // Loads when a pointer moves in the dialog; nothing waits for it (docs/decisions/0030-motion.md).
  'what moves': { files: 1, bytes: 4 * KIB, trips: 1 },
  // Loads after the rows are shown. Mostly the image checker (docs/decisions/0021-drawings.md).
  'pictures of the rows': { files: 1, bytes: 9 * KIB, trips: 2 },
  'logins, while the list is shown': { files: 3, bytes: 24 * KIB, trips: 1 },
  'marks of the logins': { files: 1, bytes: 3.5 * KIB, trips: 1 },
  // Includes what Next merges into these files, and one that Rspack splits off.
  'QR code': { files: 4, bytes: 27 * KIB, trips: 2 },
  // Up to a connected account: chain read, wallets stored, balance formatted. Next splits it once more.
  'e-mail login': { files: 8, bytes: ANY, trips: 3 },
  // AllWallets prepares a pairing; the long-list code is shared with the activity.
  'all wallets': { files: 5, bytes: ANY, trips: 3 },
  networks: { files: 2, bytes: ANY, trips: 1 },
  connecting: { files: 7, bytes: ANY, trips: 2 },
  // The view, then the hidden tokens. Next splits it once more, and Rspack splits off the amounts.
  account: { files: 5, bytes: ANY, trips: 2 },
}
