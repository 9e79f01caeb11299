import * as E from 'fp-ts/Either'
import type { CaipNetworkId } from './CaipNetworkId.js'
import type { ChainNamespace } from './ChainNamespace.js'
import { isChainNamespace } from './isChainNamespace.js'
import type { NetworkError } from './NetworkError.js'

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
