import { isInlineImage, isWebUrl } from './urls.js'

/** Hosts of this machine and its local network, as `URL` writes them: IPv4 in full, IPv6 in brackets and compressed. */
const PRIVATE_HOSTS: readonly RegExp[] = [
  // Host names may end in dots.
  /^[^.[]+\.*$|(?:\bfritz\.box|\.(?:local(?:host|domain)?|in(?:ternal|tranet)|priv(?:ate)?|lan|home(?:\.arpa)?|corp|mail|svc|test|ip|nas|router))\.*$/,
  // Includes multicast and reserved ranges.
  /^(?:0|10|127|2[2-5]\d|169\.254|192\.0\.0|192\.168|172\.(?:1[6-9]|2\d|3[01])|198\.1[89]|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.[\d.]+$/,
  // Includes NAT64, 6to4 and Teredo, which lead to any IPv4 host, multicast, and deprecated site-local addresses.
  /^\[(?:::|64:ff9b:|2002:|2001:(?:0?:|[\da-f]{1,2}:)|f[cdf][\da-f]{2}:|fe[89a-f][\da-f]:)/,
]

const isPrivateHost = (hostname: string): boolean => PRIVATE_HOSTS.some((hosts) => hosts.test(hostname))

/**
 * A picture that a stranger may have chosen: inline raster data or an `https:` address. Addresses in the local network
 * are refused, unless the server that was asked is at the same origin: a stranger must not make the page send requests
 * there (S-12).
 */
export const isSafeImage = (text: string, askedServer: string | undefined): boolean => {
  if (isInlineImage(text, { svg: false })) return true
  if (!isWebUrl(text)) return false
  const { protocol, origin, hostname } = new URL(text)
  const own = askedServer !== undefined && URL.canParse(askedServer) && new URL(askedServer).origin === origin
  return own || (protocol === 'https:' && !isPrivateHost(hostname))
}
