import { makePairingFeature } from '../../../application/pairing/pairingFeature.js'
import type { ConnectedWallet } from '../../../application/ports/pairing.js'
import type { ChainNamespace } from '../../../domain/network/network.js'
import type { HostFacts } from '../../../domain/pairing/linkHost.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakePairing } from '../../fakes/fakePairing.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

/** The pairing of a page, over fakes. */
export const setUpPairing = (facts: Partial<HostFacts> = {}, namespace: ChainNamespace = 'eip155') => {
  const time = makeVirtualTime()
  const pairing = fakePairing()
  const host = fakeHostEnvironment(facts)
  const adopted: ConnectedWallet[] = []
  /** The state at the time an approval was announced. */
  const approvedIn: string[] = []
  const now = () => feature.state.value
  const feature = makePairingFeature({
    pairing,
    host,
    notify: { notify: () => undefined },
    linkHost: () => ({ facts: host.facts, policy: {}, pairs: true, namespace, page: host.page() }),
    adopt: (grant) => adopted.push(grant),
    approved: () => approvedIn.push(now()._tag),
    scheduler: time.scheduler,
  })
  const link = (uri = 'wc:first@2'): void => pairing.tell({ _tag: 'Linked', uri })
  return { ...time, pairing, host, adopted, approvedIn, feature, link, now }
}
