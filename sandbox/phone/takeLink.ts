/**
 * The link that this page was opened with, as a site opens a wallet on the web: `<wallet>/wc?uri=<link>`. It is taken out of the address
 * bar, for it is a secret and good for one pairing.
 */
export const takeLink = (): string | undefined => {
  if (location.pathname !== '/wc') return undefined
  const link = new URLSearchParams(location.search).get('uri')
  history.replaceState(history.state, '', '/')
  return link ?? undefined
}
