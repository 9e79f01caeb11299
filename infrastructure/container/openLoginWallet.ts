import type { Settings } from '../../application/api/settings.js'
import { loginNetwork } from '../../domain/network/networkChoice.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { SchedulerLike, Subscription } from 'rxjs'
import type { EmbeddedWallet } from '../../application/ports/embeddedWallet.js'
import type { HostEnvironment } from '../../application/ports/platform.js'
import type { KeyValueStore, NetworkMemory } from '../../application/ports/storage.js'
import { makeBrowserFrameHost } from '../embeddedWallet/browserFrameHost.js'
import { makeIframeEmbeddedWallet } from '../embeddedWallet/wallet.js'
import { VERSION } from './bindings/httpClients.js'
import { canOpenPopups, makeBrowserPopups } from '../browser/popups.js'
import { makeBrowserRedirects } from '../browser/loginRedirects.js'
import type { LoginResult } from '../browser/loginResult.js'
import { evmLogin } from '../connectors/embedded/evmConnector.js'
import { makeLoginConnectors } from '../connectors/embedded/loginConnector.js'
import { describeFailure } from '../connectors/embedded/loginFailures.js'
import type { OpenedLoginWallet } from '../../application/ports/loginWallet.js'
import type { OpenSolanaLogin } from './solanaLogin.lazy.js'

/** Default address of the secure site's frame. */
const PUBLIC_SITE = 'https://secure.walletconnect.org/sdk'

const makeToken = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/**
 * The embedded wallet with its connectors and popups. Uses the host's wallet, or the secure site, whose frame loads
 * with the first request.
 */
export const openLoginWallet = ({
  options,
  memory,
  hostWallet,
  openSolana,
  host,
  store,
  scheduler,
  lifetime,
  result,
}: {
  readonly options: Settings
  readonly memory: Pick<NetworkMemory, 'read'>
  readonly hostWallet: EmbeddedWallet | undefined
  /** Absent if the site has no Solana network. */
  readonly openSolana: OpenSolanaLogin | undefined
  readonly host: Pick<HostEnvironment, 'page' | 'facts' | 'origin'>
  readonly store: KeyValueStore
  readonly scheduler: SchedulerLike
  readonly lifetime: Pick<Subscription, 'add'>
  /** Login result that the page was opened with. */
  readonly result: LoginResult | undefined
}): OpenedLoginWallet => {
  const { projectId, networks, metadata } = options
  const url = options.endpoints?.secureSite ?? PUBLIC_SITE
  const arrival = (): CaipNetworkId => loginNetwork(networks, memory.read())
  const openIframeWallet = (): EmbeddedWallet => {
    const { wallet: opened, dispose } = makeIframeEmbeddedWallet({
      host: makeBrowserFrameHost({ window, title: 'Wallet' }),
      networks,
      scheduler,
      site: {
        url,
        projectId,
        defaultNetwork: arrival,
        ...(metadata !== undefined && {
          metadata: {
            name: metadata.name,
            description: metadata.description ?? '',
            url: host.origin ?? '',
            icons: metadata.icons ?? [],
          },
        }),
        sdkVersion: `react-portico-${VERSION}`,
        store,
      },
    })
    lifetime.add(dispose)
    return opened
  }
  const wallet = hostWallet ?? openIframeWallet()
  const defaultNetwork = arrival()
  const connectorOf = makeLoginConnectors({ wallet, describe: describeFailure, scheduler })
  const connector = connectorOf(evmLogin(arrival))
  const solana = openSolana?.({ wallet, evm: connector, defaultNetwork, connectorOf })
  // Social login popups return to the secure site even if the host provides the wallet.
  const { origin } = new URL(url)
  const popups = canOpenPopups(host.facts.profile, window)
    ? makeBrowserPopups({ host: window, origin, loadingUrl: `${origin}/loading`, scheduler })
    : { openPopup: () => undefined }
  const redirects = makeBrowserRedirects({ page: host.page, origin, store, makeToken, result })
  return { wallet, connector, solana, defaultNetwork, popups, redirects }
}
