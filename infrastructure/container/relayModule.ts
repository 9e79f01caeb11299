import type { SchedulerLike, Subscription } from 'rxjs'
import type { PorticoOptions } from '../../application/api/PorticoOptions.js'
import type { HostEnvironment } from '../../application/ports/HostEnvironment.js'
import type { KeyValueStore } from '../../application/ports/KeyValueStore.js'
import type { OpenRelay } from '../connectors/walletConnect/LoadedRelay.js'
import { makeRelay, type Relay } from '../connectors/walletConnect/makeRelay.js'
import type { RelayClient } from '../connectors/walletConnect/RelayClient.js'
import { unconfiguredRelay } from '../connectors/walletConnect/unconfiguredRelay.js'
import { defineModule } from './defineModule.js'
import { LIFETIME, OPTIONS, RELAY } from './featureTokens.js'
import { HOST_ENVIRONMENT, KEY_VALUE_STORE, PAIRING, SCHEDULER } from './portTokens.js'

interface RelayDeps {
  readonly options: PorticoOptions
  readonly host: HostEnvironment
  readonly store: KeyValueStore
  readonly scheduler: SchedulerLike
  readonly lifetime: Subscription
}

/** The SDK comes with the first pairing, and never to a page that pairs nothing. */
const makeRelayOf = ({ options, host, store, scheduler, lifetime }: RelayDeps): Relay => {
  const { projectId, endpoints, metadata, networks } = options
  if (projectId === undefined) return unconfiguredRelay
  const settings = {
    projectId,
    relayUrl: endpoints?.relay,
    store,
    metadata: {
      name: metadata?.name ?? '',
      description: metadata?.description ?? '',
      // Wallets compare it with where they are opened from.
      url: metadata?.url ?? host.origin ?? '',
      icons: metadata?.icons ?? [],
    },
  }
  const open = async (): Promise<RelayClient> => (await import('../connectors/walletConnect/relayClient.lazy.js')).openRelayClient(settings)
  const load = async (): Promise<OpenRelay> => (await import('../connectors/walletConnect/relay.lazy.js')).openRelay
  const relay = makeRelay({ load, open, networks, visible: host.visible, scheduler })
  lifetime.add(() => relay.dispose())
  return relay
}

/** Wallets that are not in this page. */
export const relayModule = defineModule(({ single }) => {
  single(RELAY, makeRelayOf, { options: OPTIONS, host: HOST_ENVIRONMENT, store: KEY_VALUE_STORE, scheduler: SCHEDULER, lifetime: LIFETIME })
  single(PAIRING, ({ relay }: { readonly relay: Relay }) => relay.pairing, { relay: RELAY })
})
