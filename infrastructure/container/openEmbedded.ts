import type { SchedulerLike } from 'rxjs'
import type { PorticoOptions } from '../../application/api/PorticoOptions.js'
import type { HostEnvironment } from '../../application/ports/HostEnvironment.js'
import type { KeyValueStore } from '../../application/ports/KeyValueStore.js'
import { makeBrowserPopups } from '../browser/makeBrowserPopups.js'
import { makeEmbeddedConnector } from '../connectors/embedded/makeEmbeddedConnector.js'
import { openEmbeddedWallet } from '../embeddedWallet/openEmbeddedWallet.js'
import type { OpenedEmbedded } from './LazyEmbedded.js'
import { VERSION } from './version.js'

const PUBLIC_SITE = 'https://secure.walletconnect.org/sdk'

/** The embedded wallet of a page, and its connector. Throws where the host configured neither a project nor a secure site: nobody is called then. */
export const openEmbedded = ({ options, host, store, scheduler }: {
  readonly options: PorticoOptions
  readonly host: Pick<HostEnvironment, 'origin'>
  readonly store: KeyValueStore
  readonly scheduler: SchedulerLike
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
  const popups = makeBrowserPopups({ host: window, origin, loadingUrl: `${origin}/loading`, scheduler })
  return { wallet, connector, home, popups, dispose }
}
