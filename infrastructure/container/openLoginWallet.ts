import type { PorticoOptions } from '../../application/api/options.js'
import { loginNetwork } from '../../domain/network/networkChoice.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import type { SchedulerLike } from 'rxjs'
import type { EmbeddedWallet } from '../../application/ports/embeddedWallet.js'
import type { HostEnvironment } from '../../application/ports/platform.js'
import type { KeyValueStore, NetworkMemory } from '../../application/ports/storage.js'
import { openEmbeddedWallet } from '../embeddedWallet/wallet.js'
import { VERSION } from './bindings/httpClients.js'
import { canOpenPopups, makeBrowserPopups } from '../browser/popups.js'
import { makeBrowserRedirects } from '../browser/loginRedirects.js'
import type { LoginResult } from '../browser/loginResult.js'
import { evmLogin } from '../connectors/embedded/evmConnector.js'
import { makeLoginConnectors } from '../connectors/embedded/loginConnector.js'
import { describeFailure } from '../connectors/embedded/loginFailures.js'
import type { OpenedLoginWallet } from '../../application/ports/loginWallet.js'
import type { OpenSolanaLogin } from './solanaLogin.lazy.js'

const PUBLIC_SITE = 'https://secure.walletconnect.org/sdk'

/**
 * Address of the secure site's frame. Windows of social logins come back from its origin, whoever's wallet they are
 * for.
 */
const secureSiteUrl = ({ endpoints }: Pick<PorticoOptions, 'endpoints'>): string => endpoints?.secureSite ?? PUBLIC_SITE

/** The wallet in the secure site's frame. */
export const openOwnWallet = ({
  options,
  memory,
  host,
  store,
  scheduler,
}: {
  readonly options: PorticoOptions
  readonly memory: Pick<NetworkMemory, 'read'>
  readonly host: Pick<HostEnvironment, 'origin'>
  readonly store: KeyValueStore
  readonly scheduler: SchedulerLike
}): { readonly wallet: EmbeddedWallet; readonly dispose: () => void } => {
  const { projectId, networks, metadata } = options
  return openEmbeddedWallet({
    window,
    title: 'Wallet',
    networks,
    scheduler,
    site: {
      url: secureSiteUrl(options),
      projectId,
      defaultNetwork: () => loginNetwork(networks, memory.read()),
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
}

const makeToken = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** What goes with an embedded wallet: its connector, and the windows that logins need. */
export const openEmbedded = ({
  options,
  memory,
  wallet,
  openSolana,
  host,
  store,
  scheduler,
  result,
}: {
  readonly options: PorticoOptions
  readonly memory: Pick<NetworkMemory, 'read'>
  readonly wallet: EmbeddedWallet
  /** Absent where the site has no network of Solana. */
  readonly openSolana: OpenSolanaLogin | undefined
  readonly host: Pick<HostEnvironment, 'page' | 'facts'>
  readonly store: KeyValueStore
  readonly scheduler: SchedulerLike
  /** What the page was opened with. */
  readonly result: LoginResult | undefined
}): OpenedLoginWallet => {
  const arrival = (): CaipNetworkId => loginNetwork(options.networks, memory.read())
  const defaultNetwork = arrival()
  const connectorOf = makeLoginConnectors({ wallet, describe: describeFailure, scheduler })
  const connector = connectorOf(evmLogin(arrival))
  const solana = openSolana?.({ wallet, evm: connector, defaultNetwork, connectorOf })
  const { origin } = new URL(secureSiteUrl(options))
  const popups = canOpenPopups(host.facts.profile, window.navigator.userAgent)
    ? makeBrowserPopups({ host: window, origin, loadingUrl: `${origin}/loading`, scheduler })
    : { openPopup: () => undefined }
  const redirects = makeBrowserRedirects({ page: host.page, origin, store, makeToken, result })
  return { wallet, connector, solana, defaultNetwork, popups, redirects }
}
