import type { LoginNetworks } from './LoginNetworks.js'
import { secureOrigin } from './secureOrigin.js'
import type { SecureSite } from './SecureSite.js'

/** (S9-13) */
const SDK_VERSION = '4'
const FALLBACK_RPC_URL = 'https://rpc.walletconnect.org'
const SMART_ACCOUNT_VERSION = 'embedded.smartAccountVersion'

/** Where the frame is loaded from; `undefined` when the configured address is none. */
export const frameUrl = (
  { url, projectId, startsOn, logs, capturesEmail, store }: SecureSite,
  networks: LoginNetworks,
): string | undefined => {
  if (secureOrigin(url) === undefined) return undefined
  const at = startsOn()
  const address = new URL(url)
  const version = store.read(SMART_ACCOUNT_VERSION)
  const query = {
    projectId,
    chainId: at,
    version: SDK_VERSION,
    enableLogger: String(logs),
    rpcUrl: networks.rpcUrl(at) ?? FALLBACK_RPC_URL,
    ...((version === 'v6' || version === 'v7') && { smartAccountVersion: version }),
    ...(capturesEmail && { enableCloudAuthAccount: 'true' }),
  }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}
