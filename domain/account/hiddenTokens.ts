import type { CaipAddress } from './caip10.js'
import { speltAlike, type TokenBalance } from './tokens.js'

/** As many as are remembered; beyond these, the one that was hidden first is shown again. */
const MAX_HIDDEN = 500

/** Whether the visitor hides a token: by its contract, so that a chain's own coin never is. */
export const isHidden = (hidden: readonly CaipAddress[], { address }: Pick<TokenBalance, 'address'>): boolean =>
  address !== undefined && hidden.includes(speltAlike(address))

/** Without the token of this contract. */
export const withShown = (hidden: readonly CaipAddress[], contract: CaipAddress): readonly CaipAddress[] =>
  hidden.filter((each) => each !== speltAlike(contract))

/** With the token of this contract, which is hidden last. */
export const withHidden = (hidden: readonly CaipAddress[], contract: CaipAddress): readonly CaipAddress[] =>
  [...withShown(hidden, contract), speltAlike(contract)].slice(-MAX_HIDDEN)
