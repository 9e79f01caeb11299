import type { SchedulerLike } from 'rxjs'
import type { PorticoOptions } from '../../application/api/PorticoOptions.js'
import type { HostEnvironment } from '../../application/ports/HostEnvironment.js'
import type { KeyValueStore } from '../../application/ports/KeyValueStore.js'
import { hasWindows } from '../browser/hasWindows.js'
import { makeBrowserPopups } from '../browser/makeBrowserPopups.js'
import { makeBrowserRedirects } from '../browser/makeBrowserRedirects.js'
import type { LoginResult } from '../browser/takeLoginResult.js'
import { makeEmbeddedConnector } from '../connectors/embedded/makeEmbeddedConnector.js'
import { openEmbeddedWallet } from '../embeddedWallet/openEmbeddedWallet.js'
import type { OpenedEmbedded } from './LazyEmbedded.js'
import { VERSION } from './version.js'

const PUBLIC_SITE = 'https://secure.walletconnect.org/sdk'

const makeToken = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** The embedded wallet of a page, and its connector. Throws where the host configured neither a project nor a secure site: nobody is called then. */
export const openEmbedded = ({ options, host, store, scheduler, result }: {
  readonly options: PorticoOptions
  readonly host: Pick<HostEnvironment, 'origin' | 'page' | 'facts'>
  readonly store: KeyValueStore
  readonly scheduler: SchedulerLike
  /** What the page was opened with. */
  readonly result: LoginResult | undefined
}): OpenedEmbedded & { readonly dispose: () => void } => {
  const { projectId, endpoints, networks, metadata } = options
  if (projectId === undefined) throw new Error('Logging in needs a project id.')
  const { caipNetworkId: home } = networks.find(({ chainNamespace }) => chainNamespace === 'eip155') ?? networks[0]
  const url = endpoints?.secureSite ?? PUBLIC_SITE
  const { provider, wallet, dispose } = openEmbeddedWallet({
    window,
    title: 'Wallet',
    networks,
    scheduler,
    site: {
      url,
      projectId,
      startsOn: () => home,
      ...(metadata !== undefined && {
        metadata: { name: metadata.name, description: metadata.description ?? '', url: host.origin ?? '', icons: metadata.icons ?? [] },
      }),
      sdkVersion: `react-portico-${VERSION}`,
      logs: false,
      capturesEmail: false,
      store,
    },
  })
  const connector = makeEmbeddedConnector({ provider, scheduler })
  if (connector === undefined) throw new Error('The embedded wallet has the methods of a provider.')
  const { origin } = new URL(url)
  const popups = hasWindows(host.facts.profile, window.navigator.userAgent)
    ? makeBrowserPopups({ host: window, origin, loadingUrl: `${origin}/loading`, scheduler })
    : { openPopup: () => undefined }
  const redirects = makeBrowserRedirects({ page: host.page, origin, store, makeToken, result })
  return { wallet, connector, home, popups, redirects, dispose }
}
