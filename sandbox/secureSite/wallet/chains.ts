import { SiteError } from '../frame/fields.js'

/** A chain that the accounts of the secure site live on. */
export interface EvmChain {
  /** EIP-155. */
  readonly id: number
  /** The node itself: what founds accounts is no request of anybody. */
  readonly nodeUrl: string
  /** What the accounts' own requests go through. */
  readonly rpcUrl: string
}

/** Between the two ways in which apps name a chain (wire reference 1.16): a bare number on EVM, CAIP-2 elsewhere. */
export const chainIds = {
  /** CAIP-2 of what an app sent; a bare text is read in its namespace. */
  caipOf: (chainId: unknown, namespace: unknown = 'eip155'): string => {
    if (typeof chainId === 'number') return `eip155:${chainId}`
    if (typeof chainId !== 'string' || chainId === '') throw new SiteError('"chainId" must be a text or a number')
    if (chainId.includes(':')) return chainId
    return namespace === 'eip155' ? `eip155:${Number(chainId)}` : `${String(namespace)}:${chainId}`
  },
  idOf: (caip: string): number | string => (caip.startsWith('eip155:') ? Number(caip.slice('eip155:'.length)) : caip),
}
