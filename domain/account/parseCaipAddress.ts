import * as E from 'fp-ts/Either'
import type { ChainNamespace } from '../network/ChainNamespace.js'
import { isChainNamespace } from '../network/isChainNamespace.js'
import type { AccountError } from './AccountError.js'
import type { CaipAddress } from './CaipAddress.js'

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
