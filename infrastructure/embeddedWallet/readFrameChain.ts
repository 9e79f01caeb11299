import * as E from 'fp-ts/Either'
import type { CaipNetworkId } from '../../domain/network/CaipNetworkId.js'
import { isLoginNamespace } from '../../domain/login/isLoginNamespace.js'
import { parseCaipNetworkId } from '../../domain/network/parseCaipNetworkId.js'

/** The frame says a bare number for EVM, and a CAIP-2 id for Solana. `undefined` for what is neither. */
export const readFrameChain = (chainId: string | number): CaipNetworkId | undefined => {
  const text = String(chainId)
  if (/^[1-9]\d{0,18}$/.test(text)) return `eip155:${text}`
  const parsed = parseCaipNetworkId(text)
  if (E.isLeft(parsed) || !isLoginNamespace(parsed.right.namespace)) return undefined
  return parsed.right.namespace !== 'eip155' || /^[1-9]\d{0,18}$/.test(parsed.right.chainId)
    ? parsed.right.id
    : undefined
}
