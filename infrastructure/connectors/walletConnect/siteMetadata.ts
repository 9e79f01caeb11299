import type { PorticoOptions } from '../../../application/api/PorticoOptions.js'

/** What a wallet shows of the site that asks. */
interface SiteMetadata {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: string[]
  readonly redirect?: { readonly native?: string; readonly universal?: string }
}

const originOf = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) ? new URL(url).origin : undefined

/**
 * What wallets are told of the site. They compare its address with where a request comes from, so that an address of another origin than
 * the page's own is none: a site cannot pass itself off as another one by mistake, nor can a page that copied its options (S-13).
 */
export const siteMetadata = (metadata: PorticoOptions['metadata'], origin: string | undefined): SiteMetadata => {
  const { name, description = '', url, icons = [], redirect } = metadata ?? { name: '' }
  const own = url !== undefined && (origin === undefined || originOf(url) === origin) ? url : (origin ?? '')
  return { name, description, url: own, icons: [...icons], ...(redirect !== undefined && { redirect }) }
}
