/** What a redirect login added to the page's address. */
export interface LoginResult {
  readonly uri: string
  readonly token: string | null
}

/** The part of `Window` that has the page's address and history. */
interface AddressHost {
  readonly location: { readonly href: string }
  readonly history: {
    readonly state: unknown
    readonly replaceState: (state: unknown, unused: string, url: string) => void
  }
}

/**
 * Reads the result of a login and removes it from the page's address and history, so that other scripts cannot read it
 * later.
 */
export const takeLoginResult = ({ location, history }: AddressHost): LoginResult | undefined => {
  const page = new URL(location.href)
  const query = page.searchParams
  const uri = query.get('result_uri')
  if (uri === null) return undefined
  const token = query.get('portico_login')
  query.delete('result_uri')
  query.delete('portico_login')
  history.replaceState(history.state, '', page.href)
  return { uri, token }
}
