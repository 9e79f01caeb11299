/** What a visitor does, in the order of the table. */
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
  /** Script files with code of Portico. */
  readonly files: number
  /** Of Portico's code in them, gzipped. */
  readonly bytes: number
  /** How often the page waits for scripts before it can ask for more. */
  readonly trips: number
}

const KIB = 1024
const ANY = Number.POSITIVE_INFINITY

/**
 * What a step may cost at most, in each bundler. React, viem and the pairing SDK are not counted in files and bytes.
 * Where the aim is lower than what is reached, it stands beside the figure: lower the figure with each step towards it.
 */
export const BUDGETS: Readonly<Record<Step, Cost>> = {
  // Vite keeps two entries of the package apart.
  'first load': { files: 2, bytes: 10.5 * KIB, trips: 1 },
  'first opening': { files: 4, bytes: 60 * KIB, trips: 2 },
  // Comes when a pointer moves in the dialog; nothing waits for it (docs/decisions/0030-motion.md).
  'what moves': { files: 1, bytes: 4 * KIB, trips: 1 },
  // The rows stand before they come. Most of it is what a picture is checked by (docs/decisions/0021-drawings.md).
  'pictures of the rows': { files: 1, bytes: 8 * KIB, trips: 2 },
  'logins, while the list is shown': { files: 3, bytes: 20 * KIB, trips: 1 },
  'marks of the logins': { files: 1, bytes: 3.5 * KIB, trips: 1 },
  // Aim: 2 files, the third is shared by all later views; 12 KiB, to which Next adds what it merges with them.
  'QR code': { files: 3, bytes: 23 * KIB, trips: 2 },
  // To a connected account, its chain read, several wallets kept, and its balance formatted. Aim: 2 files.
  'e-mail login': { files: 6, bytes: ANY, trips: 3 },
  // AllWallets prepares a pairing. Aim: 2 files without that.
  'all wallets': { files: 4, bytes: ANY, trips: 3 },
  networks: { files: 2, bytes: ANY, trips: 1 },
  connecting: { files: 7, bytes: ANY, trips: 2 },
  account: { files: 2, bytes: ANY, trips: 1 },
}
