import { assert } from 'chai'
import type { PairingStep } from '../../../application/ports/pairing.js'
import { openWalletConnect } from '../../../infrastructure/connectors/walletConnect/openWalletConnect.js'
import type { WalletConnectClient } from '../../../infrastructure/connectors/walletConnect/client.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeRelayClient } from '../../fakes/fakeRelayClient.js'
import { aNetwork } from '../../support/aNetwork.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { isTestAppLink } from '../../support/isTestAppLink.js'

const setUp = (change: (client: WalletConnectClient) => Partial<WalletConnectClient> = () => ({})) => {
  const time = makeVirtualTime()
  const far = fakeEip1193Provider({ scheduler: time.scheduler })
  const client = fakeRelayClient(far)
  const { visible } = fakeHostEnvironment()
  let opened = 0
  const open = async (): Promise<WalletConnectClient> => {
    opened += 1
    return { ...client, ...change(client) }
  }
  const relay = openWalletConnect({
    open,
    networks: [aNetwork({ caipNetworkId: 'eip155:1' })],
    visited: () => [],
    visible,
    isAppLink: isTestAppLink,
    store: fakeKeyValueStore(),
    scheduler: time.scheduler,
  })
  const steps: PairingStep[] = []
  const begin = () => relay.pairing.begin.subscribe((step) => steps.push(step))
  const tags = (): readonly string[] => steps.map((step) => (step._tag === 'Failed' ? step.error._tag : step._tag))
  return { ...time, ...relay, far, client, visible, steps, begin, tags, opened: () => opened }
}
const nothing = (): void => undefined
const never = new Promise<never>(() => undefined)

describe('a pairing over the relay', () => {
  it('loads nothing before it starts, and yields a link, then the grants of the wallet [S1-02]', async () => {
    const { begin, advance, tags, steps, opened } = setUp()
    assert.equal(opened(), 0)
    begin()
    await advance(0)
    assert.deepEqual(tags(), ['Linked', 'Approved'])
    const [, last] = steps
    if (last?._tag !== 'Approved') assert.fail('not approved')
    assert.deepInclude(last.grants[0].connection, {
      connectorId: 'walletConnect',
      caipNetworkId: 'eip155:1',
      wallet: { name: 'Far Wallet' },
    })
  })

  it('requests no link once it was given up, and starts no SDK that was closed', async () => {
    let proposals = 0
    const { begin, dispose, advance, opened } = setUp(({ propose }) => ({
      propose: (asked) => {
        proposals += 1
        return propose(asked)
      },
    }))
    begin().unsubscribe()
    dispose()
    await advance(0)
    assert.deepEqual([opened(), proposals], [1, 0])
  })

  it('is RelayUnreachable once a socket failed to open twice, but not if one breaks while the link is shown [U-49]', async () => {
    const early = setUp(() => ({ propose: () => never }))
    early.begin()
    await early.advance(0)
    early.client.say({ _tag: 'SocketUnreachable' })
    assert.deepEqual(early.tags(), [])
    early.client.say({ _tag: 'SocketUnreachable' })
    assert.deepEqual(early.tags(), ['RelayUnreachable'])
    const shown = setUp(() => ({ propose: async () => ({ uri: 'wc:x', settled: never, abandon: nothing }) }))
    shown.begin()
    await shown.advance(0)
    shown.client.say({ _tag: 'SocketUnreachable' })
    shown.client.say({ _tag: 'SocketUnreachable' })
    assert.deepEqual(shown.tags(), ['Linked'])
  })

  it('is Rejected when the visitor declines, by any code that wallets use for it', async () => {
    for (const code of [4001, 5000, 5002]) {
      const { begin, advance, tags } = setUp(() => ({
        propose: async () => ({
          uri: 'wc:x',
          settled: Promise.reject(Object.assign(new Error('no'), { code })),
          abandon: nothing,
        }),
      }))
      begin()
      await advance(0)
      assert.deepEqual(tags(), ['Linked', 'Rejected'])
    }
  })

  it('is WalletRefused when the wallet gives another reason', async () => {
    const { begin, advance, tags } = setUp(() => ({
      propose: async () => ({
        uri: 'wc:x',
        settled: Promise.reject(Object.assign(new Error('Unsupported chains.'), { code: 5100 })),
        abandon: nothing,
      }),
    }))
    begin()
    await advance(0)
    assert.deepEqual(tags(), ['Linked', 'WalletRefused'])
  })

  it('is NothingGranted when the session grants nothing that was requested, and ends that session', async () => {
    const { begin, advance, tags, client } = setUp(() => ({
      propose: async () => ({
        uri: 'wc:x',
        settled: Promise.resolve({ topic: 'useless', namespaces: {} }),
        abandon: nothing,
      }),
    }))
    begin()
    await advance(0)
    assert.deepEqual(tags(), ['Linked', 'NothingGranted'])
    assert.deepEqual(client.ended, ['useless'])
  })

  it('is RelayUnreachable when no link arrives within 20 s, or none can be made [U-49]', async () => {
    const silent = setUp(() => ({ propose: () => never }))
    silent.begin()
    await silent.advance(19_999)
    assert.deepEqual(silent.tags(), [])
    await silent.advance(1)
    assert.deepEqual(silent.tags(), ['RelayUnreachable'])
    const broken = setUp(() => ({ propose: () => Promise.reject(new Error('no internet')) }))
    broken.begin()
    await broken.advance(0)
    assert.deepEqual(broken.tags(), ['RelayUnreachable'])
  })

  it('is RelayRefused, with the relay’s text, when the socket is closed with a reason [U-49]', async () => {
    const { begin, advance, steps, client } = setUp(() => ({ propose: () => never }))
    begin()
    await advance(0)
    client.say({
      _tag: 'SocketFailed',
      reason: 'WebSocket connection closed abnormally with code: 3000 (Unauthorized: invalid key)',
    })
    assert.deepEqual(steps, [{ _tag: 'Failed', error: { _tag: 'RelayRefused', reason: 'Unauthorized: invalid key' } }])
  })

  it('is PairingUnavailable when its code fails to load, and loads it again the next time', async () => {
    const time = makeVirtualTime()
    const client = fakeRelayClient(fakeEip1193Provider({ scheduler: time.scheduler }))
    let works = false
    const open = (): Promise<WalletConnectClient> =>
      works ? Promise.resolve(client) : Promise.reject(new Error('no chunk'))
    const { pairing } = openWalletConnect({
      open,
      networks: [aNetwork()],
      visited: () => [],
      visible: fakeHostEnvironment().visible,
      isAppLink: isTestAppLink,
      store: fakeKeyValueStore(),
      scheduler: time.scheduler,
    })
    const tags: string[] = []
    pairing.begin.subscribe((step) => tags.push(step._tag === 'Failed' ? step.error._tag : step._tag))
    await time.advance(0)
    works = true
    pairing.begin.subscribe((step) => tags.push(step._tag))
    await time.advance(0)
    assert.deepEqual(tags.slice(0, 2), ['PairingUnavailable', 'Linked'])
  })

  it('survives a socket that reconnects within 3 s, and is Lost if it stays away [U-46]', async () => {
    const { begin, advance, tags, client } = setUp(() => ({
      propose: async () => ({ uri: 'wc:x', settled: never, abandon: nothing }),
    }))
    begin()
    await advance(0)
    client.say({ _tag: 'SocketClosed' })
    await advance(2_000)
    client.say({ _tag: 'SocketOpened' })
    await advance(10_000)
    assert.deepEqual(tags(), ['Linked'])
    client.say({ _tag: 'SocketClosed' })
    await advance(3_000)
    assert.deepEqual(tags(), ['Linked', 'Lost'])
  })

  it('that was given up ends the session of a late approval', async () => {
    let settle: (session: unknown) => void = () => undefined
    const { begin, advance, client, connectors } = setUp(() => ({
      propose: async () => ({ uri: 'wc:x', settled: new Promise((resolve) => (settle = resolve)), abandon: nothing }),
    }))
    const waiting = begin()
    await advance(0)
    waiting.unsubscribe()
    settle({ topic: 'late' })
    await advance(0)
    assert.deepEqual(client.ended, ['late'])
    assert.deepEqual(await connectors[0]?.restore(), { _tag: 'Right', right: undefined })
  })

  it('leaves no timer and no listener when it ends or is given up', async () => {
    const { begin, advance, client, scheduler } = setUp()
    begin()
    await advance(0)
    const listeners = client.listeners()
    begin().unsubscribe()
    await advance(0)
    assert.isAtMost(client.listeners(), listeners)
    assert.lengthOf(
      scheduler.actions.filter(({ closed }) => !closed),
      0,
    )
  })
})
