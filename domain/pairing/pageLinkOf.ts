import type { ChainNamespace } from '../network/ChainNamespace.js'
import { PAGE_WALLETS } from '../wallets/PAGE_WALLETS.js'
import type { HostFacts } from './HostFacts.js'

interface PageLink {
  readonly namespaces: readonly ChainNamespace[]
  /** `{page}` and `{origin}` stand for this page's own, encoded. */
  readonly href: string
  /** Where Android has another. */
  readonly android?: string
}

const PAGE_LINKS: Readonly<Record<string, readonly PageLink[]>> = {
  [PAGE_WALLETS.phantom]: [
    {
      namespaces: ['eip155', 'solana', 'bip122'],
      href: 'https://phantom.app/ul/browse/{page}?ref={origin}',
      android: 'intent://browse/{page}?ref={origin}#Intent;scheme=phantom;package=app.phantom;end',
    },
  ],
  [PAGE_WALLETS.solflare]: [{ namespaces: ['solana'], href: 'https://solflare.com/ul/v1/browse/{page}?ref={page}' }],
  [PAGE_WALLETS.coinbase]: [
    { namespaces: ['solana'], href: 'https://go.cb-w.com/dapp?cb_url={page}' },
    { namespaces: ['eip155'], href: 'cbwallet://miniapp?url={page}' },
  ],
}

/**
 * The address that opens this page in the own browser of a wallet that does not pair (wire reference 5.8), and there the wallet is
 * found as an installed one; `undefined` for all other wallets. `page` is the address of this page.
 */
export const pageLinkOf = (
  walletId: string,
  namespace: ChainNamespace,
  { system }: Pick<HostFacts, 'system'>,
  page: string,
): string | undefined => {
  const known = Object.hasOwn(PAGE_LINKS, walletId) ? PAGE_LINKS[walletId] : undefined
  const link = known?.find(({ namespaces }) => namespaces.includes(namespace))
  if (link === undefined) return undefined
  const values: Readonly<Record<string, string>> = {
    page: encodeURIComponent(page),
    origin: encodeURIComponent(new URL(page).origin),
  }
  return (system === 'Android' ? (link.android ?? link.href) : link.href).replace(
    /\{(\w+)\}/g,
    (_, name: string) => values[name] ?? '',
  )
}
