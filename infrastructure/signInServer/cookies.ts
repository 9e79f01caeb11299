/** Cookies of a site. On `https:`, no other host and no page without TLS can set or read them (`__Host-`). */
export interface CookieJar {
  /** Cookie value of a request; `undefined` if not sent. */
  readonly read: (request: Request, name: CookieName) => string | undefined
  /** Header that sets a cookie for `lifetimeMs` milliseconds; 0 deletes it. */
  readonly write: (name: CookieName, value: string, lifetimeMs: number) => string
}

type CookieName = 'nonce' | 'session'

/** The nonce is only for the site's own pages; the session is also sent when a link leads to the site. */
const SAME_SITE: Readonly<Record<CookieName, string>> = { nonce: 'Strict', session: 'Lax' }

/** Sets `Secure` only on `https:`: on `http:`, which is only this machine, browsers handle it differently. */
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
