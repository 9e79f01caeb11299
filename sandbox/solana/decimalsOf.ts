import type { Address } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import { readToken } from './readToken.js'

/** The decimals of a token; nothing where the address is no mint. */
export const decimalsOf = (svm: LiteSVM, mint: Address): number | undefined => {
  const account = svm.getAccount(mint)
  const token = account.exists ? readToken(account) : undefined
  return token?._tag === 'Mint' ? token.decimals : undefined
}
