/** What a login that left the page added to its address. */
export interface LoginResult {
  readonly uri: string
  readonly token: string | null
}

/** The part of a `Window` that has the page's address. */
interface AddressHost {
  readonly location: { readonly href: string }
  readonly history: {
    readonly state: unknown
    readonly replaceState: (state: unknown, unused: string, url: string) => void
  }
}

/** Takes the result of a login out of the page's address and its history, where anybody could read it. */
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
