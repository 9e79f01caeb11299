import { SiteError } from '../SiteError.js'

/** Between the two ways in which apps name a chain (wire reference 1.16): a bare number on EVM, CAIP-2 elsewhere. */
export const chainNames = {
  /** CAIP-2 of what an app sent; a bare text is read in its namespace. */
  caipOf: (chainId: unknown, namespace: unknown = 'eip155'): string => {
    if (typeof chainId === 'number') return `eip155:${chainId}`
    if (typeof chainId !== 'string' || chainId === '') throw new SiteError('"chainId" must be a text or a number')
    if (chainId.includes(':')) return chainId
    return namespace === 'eip155' ? `eip155:${Number(chainId)}` : `${String(namespace)}:${chainId}`
  },
  idOf: (caip: string): number | string => (caip.startsWith('eip155:') ? Number(caip.slice('eip155:'.length)) : caip),
}
