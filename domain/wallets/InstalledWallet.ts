import type { ChainNamespace } from '../network/ChainNamespace.js'

/** A wallet found in this page, as lists need it. */
export interface InstalledWallet {
  readonly id: string
  readonly name: string
  readonly icon?: string
  readonly rdns?: string
  readonly namespace: ChainNamespace
}
