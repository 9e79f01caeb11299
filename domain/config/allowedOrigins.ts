interface OriginParts {
  /** `https:`; absent if the pattern leaves it open. */
  readonly scheme: string | undefined
  readonly host: string
  /** Absent if the pattern leaves it open; `*` for any. */
  readonly port: string | undefined
}

/** Hosts of local development, and hosts that publish a preview of each change. */
const ALWAYS_ALLOWED: readonly string[] = [
  ...['http://localhost:*', 'https://localhost:*', 'http://127.0.0.1:*', 'https://127.0.0.1:*'],
  ...['https://*.pages.dev', 'https://*.vercel.app', 'https://*.ngrok-free.app'],
  ...['https://secure-mobile.walletconnect.com', 'https://secure-mobile.walletconnect.org'],
]
const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1']
const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' }
const ORIGIN_PATTERN = /^(?:([a-z][a-z0-9+.-]*:)\/\/)?([^/:?#]+)(?::(\d+|\*))?(?:[/?#].*)?$/

const parseOrigin = (text: string): OriginParts | undefined => {
  const [, scheme, host, port] = ORIGIN_PATTERN.exec(text) ?? []
  return host === undefined ? undefined : { scheme, host, port }
}

/** A `*` matches exactly one whole label of a host. */
const hostMatches = (pattern: string, host: string): boolean => {
  const [patternLabels, labels] = [pattern.split('.'), host.split('.')]
  return (
    patternLabels.length === labels.length &&
    patternLabels.every((label, index) => (label === '*' ? labels[index] !== '' : label === labels[index]))
  )
}

const portOf = ({ scheme = '', port }: OriginParts): string | undefined => port ?? DEFAULT_PORTS[scheme]

const portMatches = (pattern: OriginParts, page: OriginParts): boolean => {
  if (pattern.port === '*') return true
  if (pattern.port !== undefined) return pattern.port === portOf(page)
  // A whole origin without a port means the default port of its scheme; a pattern or a bare host means any port.
  return pattern.scheme === undefined || pattern.host.includes('*') || portOf(pattern) === portOf(page)
}

const matches = (pattern: string, page: OriginParts): boolean => {
  const parts = parseOrigin(pattern)
  if (parts === undefined) return false
  return (
    (parts.scheme === undefined || parts.scheme === page.scheme) &&
    hostMatches(parts.host, page.host) &&
    portMatches(parts, page)
  )
}

/**
 * Whether a page may use a project (wire reference 9). An empty list allows every origin; loopback origins are always
 * allowed. The comparison is case-sensitive, because browsers write origins in lower case.
 */
export const isOriginAllowed = (allowed: readonly string[], origin: string): boolean => {
  if (allowed.length === 0) return true
  const page = parseOrigin(origin)
  if (page === undefined) return allowed.includes(origin)
  return LOCAL_HOSTS.includes(page.host) || [...allowed, ...ALWAYS_ALLOWED].some((pattern) => matches(pattern, page))
}
