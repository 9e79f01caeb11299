import type { TokenHolding } from '../../domain/account/TokenHolding.js'
import type { TokenAccount } from './TokenAccounts.js'

/** One holding a mint, however many accounts it is in, in the order of the accounts; empty ones are nothing. */
export const sumOfMints = (accounts: readonly TokenAccount[]): readonly TokenHolding[] => {
  const held = new Map<string, TokenHolding>()
  for (const { account } of accounts) {
    const { mint, tokenAmount } = account.data.parsed.info
    const units = tokenAmount.amount + (held.get(mint)?.units ?? 0n)
    if (units > 0n) held.set(mint, { contract: mint, units, decimals: tokenAmount.decimals })
  }
  return [...held.values()]
}
