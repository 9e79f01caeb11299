import type { CaipNetworkId, ChainNamespace } from '../network/network.js'
import * as E from 'fp-ts/Either'
import { isChainNamespace } from '../network/caip2.js'

/** A CAIP-10 account id, `eip155:1:0xab…`. */
export type CaipAddress = `${CaipNetworkId}:${string}`

export type AccountError =
  /** Not exactly three parts, or the namespace is unknown (S5-04, S8-25). */
  { readonly _tag: 'InvalidCaipAddress'; readonly text: string }

export interface ParsedCaipAddress {
  readonly namespace: ChainNamespace
  readonly chainId: string
  readonly address: string
  readonly caipAddress: CaipAddress
}

/** Reads a CAIP-10 id: exactly three non-empty parts, the first a known namespace (S5-04). */
export const parseCaipAddress = (text: string): E.Either<AccountError, ParsedCaipAddress> => {
  const [namespace = '', chainId = '', address = '', ...rest] = text.split(':')
  return isChainNamespace(namespace) && chainId !== '' && address !== '' && rest.length === 0
    ? E.right({ namespace, chainId, address, caipAddress: `${namespace}:${chainId}:${address}` })
    : E.left({ _tag: 'InvalidCaipAddress', text })
}
