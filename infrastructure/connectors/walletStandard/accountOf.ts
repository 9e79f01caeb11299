import { refusal } from './refusal.js'
import type { StandardAccount } from './StandardAccount.js'
import type { WalletCall } from './WalletCall.js'

const UNAUTHORIZED = 4100

/** The account that a request names, the active one where it names none; else it is refused (EIP-1193 4100). */
export const accountOf = ({ accounts }: WalletCall, named: string | undefined): StandardAccount => {
  const account = named === undefined ? accounts[0] : accounts.find(({ address }) => address === named)
  if (account === undefined) throw refusal(UNAUTHORIZED, 'The wallet did not grant that account.')
  return account
}
