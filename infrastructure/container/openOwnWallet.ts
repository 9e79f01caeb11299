import type { SchedulerLike } from 'rxjs'
import type { PorticoOptions } from '../../application/api/PorticoOptions.js'
import type { EmbeddedWallet } from '../../application/ports/embeddedWallet/EmbeddedWallet.js'
import type { HostEnvironment } from '../../application/ports/HostEnvironment.js'
import type { KeyValueStore } from '../../application/ports/KeyValueStore.js'
import { openEmbeddedWallet } from '../embeddedWallet/openEmbeddedWallet.js'
import { homeOf } from './homeOf.js'
import { siteOf } from './siteOf.js'
import { VERSION } from './version.js'

/** The wallet in the secure site's frame. Throws where the host configured no project: nobody is called then. */
export const openOwnWallet = ({
  options,
  host,
  store,
  scheduler,
}: {
  readonly options: PorticoOptions
  readonly host: Pick<HostEnvironment, 'origin'>
  readonly store: KeyValueStore
  readonly scheduler: SchedulerLike
}): { readonly wallet: EmbeddedWallet; readonly dispose: () => void } => {
  const { projectId, networks, metadata } = options
  if (projectId === undefined) throw new Error('Logging in needs a project id.')
  return openEmbeddedWallet({
    window,
    title: 'Wallet',
    networks,
    scheduler,
    site: {
      url: siteOf(options),
      projectId,
      startsOn: () => homeOf(options),
      ...(metadata !== undefined && {
        metadata: {
          name: metadata.name,
          description: metadata.description ?? '',
          url: host.origin ?? '',
          icons: metadata.icons ?? [],
        },
      }),
      sdkVersion: `react-portico-${VERSION}`,
      logs: false,
      capturesEmail: false,
      store,
    },
  })
}
