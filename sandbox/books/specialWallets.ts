/** A wallet of the directory that is there for a reason. */
export interface SpecialWallet {
  readonly name: string
  /** For its links. */
  readonly slug: string
  readonly rdns?: string
}

export const SPECIAL_WALLETS: readonly SpecialWallet[] = [
  // Wallets of the sandbox's own pages: the same name; another name and the same rdns; the same name and another rdns.
  { name: 'Heron Wallet', slug: 'heron', rdns: 'wallet.heron.sandbox' },
  { name: 'Slow & Steady', slug: 'slow-and-steady', rdns: 'wallet.tortoise.sandbox' },
  { name: 'Refusal Wallet', slug: 'refusal', rdns: 'example.refusal' },
  // As long as a name may be (64 letters).
  { name: 'The Patient Wallet of the Old Harbour Master and Her Many Cranes', slug: 'patient' },
  { name: 'محفظة اللؤلؤ', slug: 'lulu' },
  { name: 'Noor نور Wallet 2', slug: 'noor' },
]
