import { type CaipNetworkId, CHAIN_NAMESPACES, type ChainNamespace } from './network.js'
import * as E from 'fp-ts/Either'
import type { NetworkError } from './networkSwitch.js'

export const isChainNamespace = (text: string): text is ChainNamespace =>
  CHAIN_NAMESPACES.some((namespace) => namespace === text)

/** Reads a CAIP-2 id: exactly two non-empty parts, the first a known namespace (S5-05). */
export const parseCaipNetworkId = (
  text: string,
): E.Either<
  NetworkError,
  { readonly namespace: ChainNamespace; readonly chainId: string; readonly id: CaipNetworkId }
> => {
  const [namespace = '', chainId = '', ...rest] = text.split(':')
  return isChainNamespace(namespace) && chainId !== '' && rest.length === 0
    ? E.right({ namespace, chainId, id: `${namespace}:${chainId}` })
    : E.left({ _tag: 'InvalidCaipNetworkId', text })
}

const ETHEREUM_MAINNET = 1
const ETHER_COIN_TYPE = 60
const EVM_FLAG = 0x80000000

/** SLIP-44 coin type of an EVM chain (ENSIP-11): the chain id with its top bit set; mainnet is 60 (S5-08). */
export const toCoinType = (chainId: number): E.Either<NetworkError, number> => {
  if (!Number.isInteger(chainId) || chainId < 0 || chainId >= EVM_FLAG) {
    return E.left({ _tag: 'InvalidChainId', chainId: String(chainId) })
  }
  return E.right(chainId === ETHEREUM_MAINNET ? ETHER_COIN_TYPE : chainId + EVM_FLAG)
}
