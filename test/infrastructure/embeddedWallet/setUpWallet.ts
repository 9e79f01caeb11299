import type { SecureSite } from '../../../infrastructure/embeddedWallet/secureSite.js'
import { makeIframeEmbeddedWallet } from '../../../infrastructure/embeddedWallet/wallet.js'
import { fakeFrame, SECURE_URL } from '../../fakes/fakeFrame.js'
import { fakeKeyValueStore, type FakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeSecureSite, type FakeSecureSite, type Respond } from '../../fakes/fakeSecureSite.js'
import { aNetwork } from '../../support/aNetwork.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

/** The adapter over a fake frame. Nothing is loaded yet. */
export const setUpWallet = ({
  respond,
  site: change = {},
  earlier = { site: fakeSecureSite(), store: fakeKeyValueStore() },
  time = makeVirtualTime(),
}: {
  readonly respond?: Respond
  readonly site?: Partial<SecureSite>
  /** State of an earlier page: the secure site's, and the storage of this one. */
  readonly earlier?: { readonly site: FakeSecureSite; readonly store: FakeKeyValueStore }
  readonly time?: ReturnType<typeof makeVirtualTime>
} = {}) => {
  const { site, store } = earlier
  const frame = fakeFrame({
    respond: respond ?? site.respond,
    scheduler: time.scheduler,
    removed: site.visitor.lose,
  })
  const networks = [
    aNetwork(),
    aNetwork({ id: 10, caipNetworkId: 'eip155:10', rpcUrls: { default: { http: ['https://ten.example'] } } }),
  ]
  let ids = 0
  const opened = makeIframeEmbeddedWallet({
    host: frame.host,
    site: {
      url: SECURE_URL,
      projectId: 'project',
      defaultNetwork: () => 'eip155:1',
      sdkVersion: 'html-portico-1',
      store,
      ...change,
    },
    networks,
    scheduler: time.scheduler,
    makeId: () => `id${(ids += 1)}`,
  })
  /** Loads the frame by a request without side effects. */
  const load = async (): Promise<void> => {
    const loading = opened.wallet.account.chainId()
    await time.advance(500)
    await loading
  }
  return { ...time, ...opened, site, frame, store, load }
}
