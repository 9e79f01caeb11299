import type { EncodedAccount } from '@solana/kit'
import type { LiteSVM } from 'litesvm'
import { decimalsOf } from './decimalsOf.js'
import { readToken } from './readToken.js'
import { tokenAmount } from './tokenAmount.js'
import { TOKEN_PROGRAMS } from './tokenPrograms.js'

const infoOf = (svm: LiteSVM, account: EncodedAccount): object | undefined => {
  const token = readToken(account)
  if (token === undefined) return undefined
  if (token._tag === 'Mint') {
    const { decimals, freezeAuthority, isInitialized, mintAuthority, supply } = token
    return { type: 'mint', info: { decimals, freezeAuthority, isInitialized, mintAuthority, supply: String(supply) } }
  }
  const { mint, owner, amount, delegate, delegatedAmount, state, rentReserve, closeAuthority } = token
  const decimals = decimalsOf(svm, mint) ?? 0
  const info = {
    isNative: rentReserve !== null,
    mint,
    owner,
    state,
    tokenAmount: tokenAmount(amount, decimals),
    ...(delegate === null ? {} : { delegate, delegatedAmount: tokenAmount(delegatedAmount, decimals) }),
    ...(rentReserve === null ? {} : { rentExemptReserve: tokenAmount(rentReserve, decimals) }),
    ...(closeAuthority === null ? {} : { closeAuthority }),
  }
  return { type: 'account', info }
}

/** What a token program's account means, as `jsonParsed` tells it; nothing for any other account. */
export const viewToken = (svm: LiteSVM, account: EncodedAccount): object | undefined => {
  const parsed = infoOf(svm, account)
  const program = TOKEN_PROGRAMS.find(({ address }) => address === account.programAddress)
  return parsed && program && { program: program.name, parsed, space: account.data.length }
}
