import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import type { WalletRequest } from '../../../domain/connect/walletRequest.js'
import type { CaipNetworkId, ChainNamespace } from '../../../domain/network/network.js'
import { openWalletConnect } from '../../../infrastructure/connectors/walletConnect/openWalletConnect.js'
import { nonEvmNamespaces } from '../../../infrastructure/connectors/walletConnect/namespaces/nonEvmNamespaces.lazy.js'
import { fakeFarWallet } from '../../fakes/fakeFarWallet.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { aNetwork } from '../../support/aNetwork.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { isTestAppLink } from '../../support/isTestAppLink.js'

const namespaceOf = (id: CaipNetworkId): ChainNamespace => id.slice(0, id.indexOf(':')) as ChainNamespace

/** A page with these networks, and a remote wallet with its own chains. */
export const setUpPaired = (deps: {
  readonly networks: readonly CaipNetworkId[]
  readonly account: string
  readonly chains: readonly CaipNetworkId[]
  readonly methods: readonly string[]
  readonly visited?: readonly CaipNetworkId[]
  readonly answer?: (request: WalletRequest) => unknown
  readonly time?: ReturnType<typeof makeVirtualTime>
}) => {
  const { time = makeVirtualTime() } = deps
  const far = fakeFarWallet({ answer: () => undefined, ...deps, scheduler: time.scheduler })
  /** The relay as another page of the same browser opens it. */
  const openRelay = () =>
    openWalletConnect({
      open: async () => far.client,
      networks: deps.networks.map((caipNetworkId) =>
        aNetwork({ caipNetworkId, chainNamespace: namespaceOf(caipNetworkId), id: caipNetworkId }),
      ),
      others: nonEvmNamespaces(),
      visited: () => deps.visited ?? [],
      visible: fakeHostEnvironment().visible,
      isAppLink: isTestAppLink,
      store: fakeKeyValueStore(),
      scheduler: time.scheduler,
    })
  const relay = openRelay()
  const connectorOn = (namespace: ChainNamespace): WalletConnector => {
    const connector = relay.connectors.find((each) => each.namespace === namespace)
    if (connector === undefined) throw new Error(`There is no connector for ${namespace}.`)
    return connector
  }
  return { ...time, ...relay, far, openRelay, connectorOn }
}
