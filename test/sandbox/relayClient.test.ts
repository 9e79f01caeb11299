import { assert } from 'chai'
import { filter, firstValueFrom } from 'rxjs'
import { proposedNamespaces } from '../../infrastructure/connectors/walletConnect/namespaces.js'
import type { WalletConnectClient } from '../../infrastructure/connectors/walletConnect/client.js'
import { type Relay, startRelay } from '../../sandbox/relay/startRelay.js'
import { fakeKeyValueStore } from '../fakes/fakeKeyValueStore.js'
import { aNetwork } from '../support/aNetwork.js'

/** The SDK sends requests to the internet unless it detects a test. */
process.env['IS_VITEST'] = 'true'

const { openWalletConnectClient: openRelayClient } =
  await import('../../infrastructure/connectors/walletConnect/sdk.lazy.js')

describe('a relay client over the real SDK', () => {
  let relay: Relay
  const opened: WalletConnectClient[] = []
  beforeEach(async () => {
    relay = await startRelay()
  })
  afterEach(async () => {
    for (const client of opened.splice(0)) client.close()
    await relay.close()
  })
  const linkOfNext = async (): Promise<string> => {
    const client = await openRelayClient({
      projectId: 'sandbox',
      options: { endpoints: { relay: relay.url } },
      host: { origin: 'https://shop.example' },
      store: fakeKeyValueStore(),
    })
    opened.push(client)
    const { uri, abandon } = await client.propose(proposedNamespaces([aNetwork()]))
    abandon()
    return uri
  }

  it('makes links in a page where another client was closed before', async () => {
    await linkOfNext()
    opened[0]?.close()
    assert.match(await linkOfNext(), /^wc:[0-9a-f]{64}@2\?/)
  })
  for (const kept of ['[{"topic":"old","namespaces":"none"}]', '[{"topic":"old"}]', '[null]', '{"a":1}', '"x"', '{']) {
    it(`resets if a session was stored as ${kept}, and deletes it [U-34] [U-35]`, async () => {
      const store = fakeKeyValueStore()
      const key = 'portico.relay/wc@2:client:0.3:portico//session'
      store.write(key, kept)
      const client = await openRelayClient({
        projectId: 'sandbox',
        options: { endpoints: { relay: relay.url } },
        host: { origin: 'https://shop.example' },
        store,
      })
      opened.push(client)
      const { uri, abandon } = await client.propose(proposedNamespaces([aNetwork()]))
      abandon()
      assert.match(uri, /^wc:/)
      assert.notEqual(store.read(key), kept)
    })
  }
  it('reports an unreachable relay, which the SDK does not [U-49]', async () => {
    const { url } = relay
    await relay.close()
    const client = await openRelayClient({
      projectId: 'sandbox',
      options: { endpoints: { relay: url } },
      host: { origin: 'https://shop.example' },
      store: fakeKeyValueStore(),
    })
    opened.push(client)
    const told = firstValueFrom(client.events.pipe(filter(({ _tag }) => _tag === 'SocketUnreachable')))
    void client.propose(proposedNamespaces([aNetwork()])).catch(() => undefined)
    await told
  })
  it('makes links in a page with another client', async () => {
    await linkOfNext()
    assert.match(await linkOfNext(), /^wc:[0-9a-f]{64}@2\?/)
  })
})
