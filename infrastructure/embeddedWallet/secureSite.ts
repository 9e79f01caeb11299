import type { KeyValueStore } from '../../application/ports/storage.js'
import type { CaipNetworkId, Network } from '../../domain/network/network.js'

/** The secure site, and the page data sent to it. */
export interface SecureSite {
  /** Address of its frame, without a query. */
  readonly url: string
  /** Absent if the host's own site needs none. */
  readonly projectId: string | undefined
  /** Initial network of a visitor without an earlier choice. */
  readonly defaultNetwork: () => CaipNetworkId
  readonly metadata?: {
    readonly name: string
    readonly description: string
    readonly url: string
    readonly icons: readonly string[]
  }
  /** `<framework>-<adapters>-<version>`, for the site's statistics. */
  readonly sdkVersion: string
  readonly store: KeyValueStore
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost)$/

/** Whether an origin can be trusted: requires encryption, and no opaque origin. */
const isSecure = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname))

/** RPC URLs of the networks. */
export interface LoginRpcUrls {
  /** First URL of a network, in the message format; empty for an unknown network. */
  readonly of: (id: CaipNetworkId) => { readonly rpcUrl?: string }
  readonly add: (id: CaipNetworkId, rpcUrl: string) => void
}

/** Configured URLs take precedence over added ones. */
export const makeLoginRpcUrls = (configured: readonly Network[]): LoginRpcUrls => {
  const added = new Map<CaipNetworkId, string>()
  return {
    of: (id) => {
      const known = configured.find(({ caipNetworkId }) => caipNetworkId === id)
      const rpcUrl = known?.rpcUrls.default.http[0] ?? added.get(id)
      return rpcUrl === undefined ? {} : { rpcUrl }
    },
    add: (id, rpcUrl) => void added.set(id, rpcUrl),
  }
}

/** (S9-13) */
const SDK_VERSION = '4'
const FALLBACK_RPC_URL = 'https://rpc.walletconnect.org'

/** Address of the frame; `undefined` if the configured address is invalid. */
export const frameUrl = (
  { url, projectId, defaultNetwork }: SecureSite,
  networks: LoginRpcUrls,
): string | undefined => {
  if (!URL.canParse(url)) return undefined
  const address = new URL(url)
  if (!isSecure(address)) return undefined
  const at = defaultNetwork()
  const query = {
    projectId,
    chainId: at,
    version: SDK_VERSION,
    enableLogger: 'false',
    rpcUrl: FALLBACK_RPC_URL,
    ...networks.of(at),
  }
  for (const [name, value] of Object.entries(query)) if (value) address.searchParams.set(name, value)
  return address.href
}
