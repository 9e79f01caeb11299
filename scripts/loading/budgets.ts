/** What a visitor does, in the order of the table. */
export const STEPS = [
  'first load',
  'first opening',
  'logins, while the list is shown',
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
  'first load': { files: 1, bytes: 12 * KIB, trips: 1 },
  // Aim: 60 KiB.
  'first opening': { files: 6, bytes: 64 * KIB, trips: 2 },
  // Aim: 2 files.
  'logins, while the list is shown': { files: 6, bytes: 20 * KIB, trips: 1 },
  // All of pairing. Aim: 2 files, 12 KiB. Vite keeps the small chunks apart that the others merge.
  'QR code': { files: 7, bytes: 13 * KIB, trips: 3 },
  // Aim: 2 files and 2 round trips here and below.
  'e-mail login': { files: 7, bytes: ANY, trips: 3 },
  'all wallets': { files: 5, bytes: ANY, trips: 3 },
  networks: { files: 5, bytes: ANY, trips: 1 },
  connecting: { files: 8, bytes: ANY, trips: 2 },
  account: { files: 7, bytes: ANY, trips: 1 },
}
