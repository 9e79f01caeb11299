import type { KeyValueStore } from '../../application/ports/storage.js'
import type { Redirects, Returned } from '../../application/ports/platform.js'
import { isPopupProvider } from '../../domain/account/embeddedUser.js'
import type { LoginResult } from './loginResult.js'

const KEY = 'embedded.redirect'
const LONGEST_URI = 16_384
/** Providers behind another host have their own address in this parameter. */
const NESTED_URL_PARAMETER = 'provider_authorization_url'

/** Appends the return address to the state; the secure site redirects to what follows the dashes. */
const addReturnUrl = (uri: string, page: string): string => {
  const address = new URL(uri)
  const query = address.searchParams
  const inner = query.get(NESTED_URL_PARAMETER)
  if (inner === null || !URL.canParse(inner)) query.set('state', `${query.get('state') ?? ''}--${page}`)
  else query.set(NESTED_URL_PARAMETER, addReturnUrl(inner, page))
  return address.href
}

/** Drops the fragment in Telegram: it identifies the visitor, whom the provider must not learn. */
const returnUrl = (page: string, token: string): string => {
  const address = new URL(page)
  if (address.hash.includes('tgWebApp')) address.hash = ''
  address.searchParams.set('portico_login', token)
  return address.href
}

/** Logins that leave a real page. The token rejects results that a stranger put into the page's address. */
export const makeBrowserRedirects = (deps: {
  readonly page: () => string
  /** Origin of the secure site. */
  readonly origin: string
  readonly store: Pick<KeyValueStore, 'read' | 'write' | 'remove'>
  /** Returns a new unguessable text on each call. */
  readonly makeToken: () => string
  readonly result: LoginResult | undefined
}): Redirects => {
  const { store, result } = deps
  const read = ({ uri, token }: LoginResult): Returned => {
    const [provider, expected] = store.read(KEY)?.split(' ') ?? []
    if (!isPopupProvider(provider)) return { _tag: 'Unasked' }
    const isOwn =
      token === expected && uri.length <= LONGEST_URI && URL.canParse(uri) && new URL(uri).origin === deps.origin
    if (!isOwn) return { _tag: 'FromProvider', provider, result: { _tag: 'Foreign' } }
    store.remove(KEY)
    return { _tag: 'FromProvider', provider, result: { _tag: 'Result', uri } }
  }
  return {
    returnUrl: (provider, uri) => {
      const token = deps.makeToken()
      store.write(KEY, `${provider} ${token}`)
      return addReturnUrl(uri, returnUrl(deps.page(), token))
    },
    returned: result && read(result),
  }
}
