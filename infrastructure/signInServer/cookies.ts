/** The cookies of a site: on `https:` no other host, and no page without TLS, can set or read them (`__Host-`). */
export interface CookieJar {
  /** What the browser sent under a name; `undefined` where nothing. */
  readonly read: (request: Request, name: CookieName) => string | undefined
  /** The header that keeps a value for so many milliseconds; 0 deletes it. */
  readonly write: (name: CookieName, value: string, lifetimeMs: number) => string
}

type CookieName = 'nonce' | 'session'

/** A nonce is of use to the site's own pages only; a session also counts where a link leads to the site. */
const SAME_SITE: Readonly<Record<CookieName, string>> = { nonce: 'Strict', session: 'Lax' }

/** On `http:`, which is this machine alone, browsers differ about Secure: the cookies have it on `https:`. */
export const cookieJar = (origin: string): CookieJar => {
  const isSecure = origin.startsWith('https://')
  const nameOf = (name: CookieName): string => `${isSecure ? '__Host-' : ''}portico-${name}`
  return {
    read: (request, name) => {
      const start = `${nameOf(name)}=`
      const cookies = (request.headers.get('cookie') ?? '').split(';').map((cookie) => cookie.trim())
      return cookies.find((cookie) => cookie.startsWith(start))?.slice(start.length)
    },
    write: (name, value, lifetimeMs) =>
      [
        `${nameOf(name)}=${value}`,
        `Max-Age=${Math.floor(lifetimeMs / 1_000)}`,
        'Path=/',
        'HttpOnly',
        `SameSite=${SAME_SITE[name]}`,
        ...(isSecure ? ['Secure'] : []),
      ].join('; '),
  }
}
