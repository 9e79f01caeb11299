import * as E from 'fp-ts/Either'
import { type Account, ANSWERS } from './ANSWERS.js'

/** What an account of a token program holds; nothing for any other account. */
export const tokensIn = (
  account: Account | undefined,
  program: string,
): { readonly mint: string; readonly owner: string; readonly units: bigint } | undefined => {
  const read = ANSWERS.tokens.decode(account?.data)
  if (E.isLeft(read) || account?.owner !== program) return undefined
  const { mint, owner, tokenAmount } = read.right.parsed.info
  return { mint, owner, units: tokenAmount.amount }
}
