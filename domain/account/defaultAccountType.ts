import type { ChainNamespace } from '../network/ChainNamespace.js'
import type { AccountType } from './AccountType.js'

const DEFAULTS: Readonly<Record<ChainNamespace, AccountType>> = {
  eip155: 'smartAccount',
  solana: 'eoa',
  polkadot: 'eoa',
  bip122: 'payment',
  cosmos: 'eoa',
}

/** Account type a namespace starts with (spec section 9). */
export const defaultAccountType = (namespace: ChainNamespace): AccountType => DEFAULTS[namespace]
