import type { LoggedIn } from '../../domain/login/LoggedIn.js'

/** Whether an account is one of the visitor who logged in, and not of another wallet. Letter case is decoration on EVM, and elsewhere tells nobody apart. */
export const ownsAddress = ({ address, accounts }: LoggedIn, shown: string | undefined): boolean =>
  [address, ...accounts.map((account) => account.address)].some((own) => own.toLowerCase() === shown?.toLowerCase())
