const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost)$/

/** Whose messages count; `undefined` for an address that could be anybody's: unencrypted, or without an origin of its own. */
export const secureOrigin = (url: string): string | undefined => {
  if (!URL.canParse(url)) return undefined
  const { protocol, hostname, origin } = new URL(url)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname)) ? origin : undefined
}
