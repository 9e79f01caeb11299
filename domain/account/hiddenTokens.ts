import type { CaipAddress } from './caip10.js'
import type { TokenBalance } from './tokens.js'

/** As many as are remembered; beyond these, the one that was hidden first is shown again. */
const MAX_HIDDEN = 500

/** Servers and chains write the hexadecimal digits of one contract in different cases (EIP-55). */
const spelt = (contract: CaipAddress): CaipAddress =>
  contract.startsWith('eip155:') ? (contract.toLowerCase() as CaipAddress) : contract

/** Whether the visitor hides a token: by its contract, so that a chain's own coin never is. */
export const isHidden = (hidden: readonly CaipAddress[], { address }: Pick<TokenBalance, 'address'>): boolean =>
  address !== undefined && hidden.includes(spelt(address))

/** Without the token of this contract. */
export const withShown = (hidden: readonly CaipAddress[], contract: CaipAddress): readonly CaipAddress[] =>
  hidden.filter((each) => each !== spelt(contract))

/** With the token of this contract, which is hidden last. */
export const withHidden = (hidden: readonly CaipAddress[], contract: CaipAddress): readonly CaipAddress[] =>
  [...withShown(hidden, contract), spelt(contract)].slice(-MAX_HIDDEN)
