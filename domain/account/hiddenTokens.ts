import type { CaipAddress } from './caip10.js'
import { speltAlike, type TokenBalance } from './tokens.js'

/** Number of hidden tokens remembered; beyond it, the token hidden first is shown again. */
const MAX_HIDDEN = 500

/** Whether the visitor hides a token. Tokens are hidden by contract, so a chain's own coin never is. */
export const isHidden = (hidden: readonly CaipAddress[], { address }: Pick<TokenBalance, 'address'>): boolean =>
  address !== undefined && hidden.includes(speltAlike(address))

/** The list without this contract. */
export const withShown = (hidden: readonly CaipAddress[], contract: CaipAddress): readonly CaipAddress[] =>
  hidden.filter((each) => each !== speltAlike(contract))

/** The list with this contract as its newest entry. */
export const withHidden = (hidden: readonly CaipAddress[], contract: CaipAddress): readonly CaipAddress[] =>
  [...withShown(hidden, contract), speltAlike(contract)].slice(-MAX_HIDDEN)
