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

const KB = 1000
const KIB = 1024
const ANY = Number.POSITIVE_INFINITY

/**
 * What a step may cost at most, in each bundler. React, viem and the pairing SDK are not counted in files and bytes.
 * They keep heavy things out of what every visitor loads, and are not there to be met to the byte: what a new
 * capability truly needs raises one, in a commit that says by how much and why.
 */
export const BUDGETS: Readonly<Record<Step, Cost>> = {
  'first load': { files: 1, bytes: 15 * KB, trips: 1 },
  'first opening': { files: 5, bytes: 79 * KB, trips: 2 },
  // Comes when a pointer moves in the dialog; nothing waits for it (docs/decisions/0030-motion.md).
  'what moves': { files: 1, bytes: 4 * KIB, trips: 1 },
  // The rows stand before they come. Most of it is what a picture is checked by (docs/decisions/0021-drawings.md).
  'pictures of the rows': { files: 1, bytes: 9 * KIB, trips: 2 },
  'logins, while the list is shown': { files: 3, bytes: 24 * KIB, trips: 1 },
  'marks of the logins': { files: 1, bytes: 3.5 * KIB, trips: 1 },
  // With what Next merges into them, and one that Rspack splits off.
  'QR code': { files: 4, bytes: 26 * KIB, trips: 2 },
  // To a connected account, its chain read, several wallets kept, and its balance formatted; Next splits it once more.
  'e-mail login': { files: 8, bytes: ANY, trips: 3 },
  // AllWallets prepares a pairing; what draws a long list is shared with the activity.
  'all wallets': { files: 5, bytes: ANY, trips: 3 },
  networks: { files: 2, bytes: ANY, trips: 1 },
  connecting: { files: 7, bytes: ANY, trips: 2 },
  // Its view first, and then which tokens are left out. Next splits it once more, and Rspack what knows of amounts.
  account: { files: 5, bytes: ANY, trips: 2 },
}
