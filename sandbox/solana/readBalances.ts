import type { Address } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import type { Landed } from './Bank.js'
import { decimalsOf } from './decimalsOf.js'
import { readToken } from './readToken.js'
import { tokenAmount } from './tokenAmount.js'

/** What the accounts hold now, in coins and in tokens. */
export const readBalances = (svm: LiteSVM, addresses: readonly Address[]): Landed['before'] => ({
  lamports: addresses.map((address) => svm.getBalance(address) ?? 0n),
  tokens: addresses.flatMap((address, accountIndex) => {
    const account = svm.getAccount(address)
    const token = account.exists ? readToken(account) : undefined
    if (!account.exists || token?._tag !== 'Account') return []
    const { mint, owner, amount } = token
    return [
      {
        accountIndex,
        mint,
        owner,
        programId: account.programAddress,
        uiTokenAmount: tokenAmount(amount, decimalsOf(svm, mint) ?? 0),
      },
    ]
  }),
})
