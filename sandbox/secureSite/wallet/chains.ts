import { SiteError } from '../frame/fields.js'

/** A chain of the secure site's accounts. */
export interface EvmChain {
  /** EIP-155 chain id. */
  readonly id: number
  /** The node itself, for funding accounts without logged requests. */
  readonly nodeUrl: string
  /** Endpoint for the accounts' own requests. */
  readonly rpcUrl: string
}

/** Converts between the apps' two forms of chain ids (wire reference 1.16): a bare number on EVM, CAIP-2 elsewhere. */
export const chainIds = {
  /** CAIP-2 id of what an app sent; a bare text belongs to `namespace`. */
  caipOf: (chainId: unknown, namespace: unknown = 'eip155'): string => {
    if (typeof chainId === 'number') return `eip155:${chainId}`
    if (typeof chainId !== 'string' || chainId === '') throw new SiteError('"chainId" must be a text or a number')
    if (chainId.includes(':')) return chainId
    return namespace === 'eip155' ? `eip155:${Number(chainId)}` : `${String(namespace)}:${chainId}`
  },
  idOf: (caip: string): number | string => (caip.startsWith('eip155:') ? Number(caip.slice('eip155:'.length)) : caip),
}
