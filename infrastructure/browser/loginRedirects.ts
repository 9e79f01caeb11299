import type { KeyValueStore } from '../../application/ports/storage.js'
import type { Redirects, Returned } from '../../application/ports/platform.js'
import { isPopupProvider } from '../../domain/account/embeddedUser.js'
import type { LoginResult } from './loginResult.js'

const KEY = 'embedded.redirect'
const LONGEST_URI = 16_384
/** Providers that are asked by way of another host have their address in this part of it. */
const NESTED_URL_PARAMETER = 'provider_authorization_url'

/** What follows the dashes in the state is where the secure site leads back to. */
const addReturnUrl = (uri: string, page: string): string => {
  const address = new URL(uri)
  const query = address.searchParams
  const inner = query.get(NESTED_URL_PARAMETER)
  if (inner === null || !URL.canParse(inner)) query.set('state', `${query.get('state') ?? ''}--${page}`)
  else query.set(NESTED_URL_PARAMETER, addReturnUrl(inner, page))
  return address.href
}

/** Telegram puts into the fragment who the visitor is: that is not for a provider. */
const returnUrl = (page: string, token: string): string => {
  const address = new URL(page)
  if (address.hash.includes('tgWebApp')) address.hash = ''
  address.searchParams.set('portico_login', token)
  return address.href
}

/** Logins that leave a real page. Their token keeps out a result that somebody else has put into the page's address. */
export const makeBrowserRedirects = (deps: {
  readonly page: () => string
  /** Origin of the secure site. */
  readonly origin: string
  readonly store: Pick<KeyValueStore, 'read' | 'write' | 'remove'>
  /** Gives another text each time, which nobody can guess. */
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
