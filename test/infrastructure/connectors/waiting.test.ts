import { assert } from 'chai'
import type { CarrierLink, WaitingRequest } from '../../../domain/pairing/deepLink.js'
import { openWalletConnect } from '../../../infrastructure/connectors/walletConnect/openWalletConnect.js'
import { fakeEip1193Provider } from '../../fakes/fakeEip1193Provider.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeRelayClient } from '../../fakes/fakeRelayClient.js'
import { aNetwork } from '../../support/aNetwork.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { isTestAppLink } from '../../support/isTestAppLink.js'

const NATIVE: CarrierLink = { _tag: 'Carrier', base: 'far://', target: '_self', encodings: 1 }

const setUp = async (link: CarrierLink | undefined, store = fakeKeyValueStore()) => {
  const time = makeVirtualTime()
  const far = fakeEip1193Provider({ scheduler: time.scheduler })
  const client = fakeRelayClient(far)
  const { visible } = fakeHostEnvironment()
  const relay = openWalletConnect({
    open: async () => client,
    networks: [aNetwork({ caipNetworkId: 'eip155:1' })],
    visited: () => [],
    visible,
    isAppLink: isTestAppLink,
    store,
    scheduler: time.scheduler,
  })
  const running = relay.pairing.begin.subscribe((step) => step._tag === 'Approved' && relay.pairing.openedWith(link))
  await time.advance(0)
  const [connector] = relay.connectors
  if (connector === undefined) throw new Error('There is no connector.')
  const seen: (WaitingRequest | undefined)[] = []
  relay.pairing.waiting.changes.subscribe((now) => seen.push(now))
  const ask = (method = 'personal_sign') => connector.request({ method, params: ['0x00'] })()
  return { ...time, ...relay, far, client, connector, store, seen, ask, running }
}

describe('a request to a wallet app on this device', () => {
  it('opens the app again, the way it was opened to connect, until the session ends [U-22]', async () => {
    const { ask, seen, advance, far, client } = await setUp(NATIVE)
    far.wallet.answersWith('staySilent')
    const answer = ask()
    await advance(0)
    assert.deepEqual(seen.at(-1), {
      wallet: 'Far Wallet',
      address: { href: 'far://wc?requestId=1&sessionTopic=topic-1', target: '_self' },
    })
    client.say({ _tag: 'SessionEnded', topic: 'topic-1' })
    assert.isUndefined(seen.at(-1))
    await advance(5 * 60_000)
    await answer
  })

  it('ends with its answer', async () => {
    const { ask, seen, advance } = await setUp(NATIVE)
    const answer = ask()
    await advance(0)
    await answer
    assert.deepEqual(
      seen.map((now) => now?.wallet),
      [undefined, 'Far Wallet', undefined],
    )
  })

  it('opens nothing if the QR code was scanned by another device [U-22]', async () => {
    const { ask, seen, advance } = await setUp(undefined)
    const answer = ask()
    await advance(0)
    await answer
    assert.deepEqual(seen, [undefined])
  })

  it('opens nothing if the wallet answers without the visitor, as for the status of a call', async () => {
    const { ask, seen, advance, far } = await setUp(NATIVE)
    far.wallet.answersWith('staySilent')
    const answer = ask('wallet_getCallsStatus')
    await advance(0)
    assert.deepEqual(seen, [undefined])
    await advance(5 * 60_000)
    await answer
  })

  it('loses its link with the session: nothing is kept after it [S-25]', async () => {
    const { store, connector, advance } = await setUp(NATIVE)
    assert.isNotNull(store.read('walletLink'))
    const ended = connector.disconnect()
    await advance(0)
    await ended
    assert.isNull(store.read('walletLink'))
  })

  for (const [what, kept] of [
    ['of another session', JSON.stringify({ version: 1, topic: 'other', link: NATIVE })],
    [
      'that would run code',
      JSON.stringify({ version: 1, topic: 'topic-1', link: { ...NATIVE, base: 'javascript:alert(1)//' } }),
    ],
    ['of another program', JSON.stringify({ version: 1, topic: 'topic-1', link: { ...NATIVE, base: 'vscode://wc' } })],
    ['of another shape', JSON.stringify({ version: 1, topic: 'topic-1', link: { ...NATIVE, encodings: 7 } })],
    ['with a malformed app', JSON.stringify({ version: 1, topic: 'topic-1', link: { ...NATIVE, app: 'a;end' } })],
    ['that is no JSON', '{'],
  ] as const) {
    it(`ignores a stored link ${what}`, async () => {
      const { ask, seen, store, advance } = await setUp(undefined)
      store.write('walletLink', kept)
      const answer = ask()
      await advance(0)
      await answer
      assert.deepEqual(seen, [undefined])
    })
  }
})
