import type { ChainNamespace, Network } from '../network/network.js'
import type { TokenBalance } from '../account/tokens.js'

const CONTRACTS: Partial<Record<ChainNamespace, RegExp>> = {
  // Excludes the addresses that stand for the coin in many APIs.
  eip155: /^0x(?!(?:e{40}|0{40})$)[0-9a-f]{40}$/i,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
}

/** Plain address of a token's contract (its mint on Solana) on a network; `undefined` if it has no contract there. */
export const tokenContractOn = (
  { caipNetworkId, chainNamespace }: Network,
  { address }: Pick<TokenBalance, 'address'>,
): string | undefined => {
  const start = `${caipNetworkId}:`
  const contract = address?.startsWith(start) === true ? address.slice(start.length) : ''
  return CONTRACTS[chainNamespace]?.test(contract) === true ? contract : undefined
}
