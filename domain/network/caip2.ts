import { type CaipNetworkId, CHAIN_NAMESPACES, type ChainNamespace } from './network.js'

export const isChainNamespace = (text: string): text is ChainNamespace =>
  CHAIN_NAMESPACES.some((namespace) => namespace === text)

/** Parses a CAIP-2 id: two non-empty parts, the first a known namespace; `undefined` for any other text (S5-05). */
export const parseCaipNetworkId = (
  text: string,
): { readonly namespace: ChainNamespace; readonly chainId: string; readonly id: CaipNetworkId } | undefined => {
  const [namespace = '', chainId = '', ...rest] = text.split(':')
  return isChainNamespace(namespace) && chainId !== '' && rest.length === 0
    ? { namespace, chainId, id: `${namespace}:${chainId}` }
    : undefined
}

const ETHEREUM_MAINNET = 1
const ETHER_COIN_TYPE = 60
const EVM_FLAG = 0x80000000

/**
 * SLIP-44 coin type of an EVM chain (ENSIP-11): the chain id with its top bit set; mainnet is 60. `undefined` for an
 * invalid chain id, and for one too large to have a coin type (S5-08).
 */
export const toCoinType = (chainId: number): number | undefined => {
  if (!Number.isInteger(chainId) || chainId < 0 || chainId >= EVM_FLAG) return undefined
  return chainId === ETHEREUM_MAINNET ? ETHER_COIN_TYPE : chainId + EVM_FLAG
}
