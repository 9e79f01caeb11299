import { UniversalProvider } from '@walletconnect/universal-provider'
import { assert } from 'chai'
import { setImmediate } from 'node:timers/promises'
import { catchUnawaited } from '../../infrastructure/connectors/walletConnect/sdkPatches/catchUnawaited.js'
import { guardRelayerRequests } from '../../infrastructure/connectors/walletConnect/sdkPatches/guardRelayerRequests.js'
import { NEVER } from 'rxjs'
import { type Relay, startRelay } from '../../sandbox/relay/startRelay.js'

/** The SDK asks hosts on the internet unless it believes to be under test. */
process.env['IS_VITEST'] = 'true'

/** What the SDK's types leave out: the heartbeat calls `checkQueue`. */
interface Publisher {
  readonly queue: Map<string, { readonly attempt: number; readonly request: object; readonly opts: object }>
  readonly checkQueue: () => void
  readonly rpcPublish: (request: object, options: object) => Promise<unknown>
}

const isPublisher = (value: object): value is Publisher => 'checkQueue' in value && 'queue' in value

describe('what the pairing SDK publishes again from its queue', () => {
  let relay: Relay
  beforeEach(async () => {
    relay = await startRelay()
  })
  afterEach(() => relay.close())

  it('fails without an unhandled rejection, while a first attempt still tells its caller [U-46]', async () => {
    const { client } = await UniversalProvider.init({
      projectId: 'sandbox',
      relayUrl: relay.url,
      telemetryEnabled: false,
      logger: 'silent',
      customStoragePrefix: 'queue',
    })
    const { relayer, heartbeat } = client.core
    heartbeat.stop()
    const sent: string[] = []
    relayer.request = ({ method }) => {
      sent.push(method)
      return Promise.reject(new Error('The socket broke each time.'))
    }
    guardRelayerRequests(relayer, NEVER)
    catchUnawaited(relayer)
    const { publisher } = relayer
    if (!isPublisher(publisher)) throw new Error('The SDK has no queue any more')
    const request = { id: '1', method: 'irn_publish' }

    const uncaught: unknown[] = []
    const listeners = process.listeners('unhandledRejection')
    process.removeAllListeners('unhandledRejection')
    process.on('unhandledRejection', (reason) => uncaught.push(reason))
    try {
      const first = await publisher.rpcPublish(request, {}).then(() => 'published', String)
      assert.equal(first, 'Error: The socket broke each time.')
      publisher.queue.set('1', { attempt: 1, request, opts: {} })
      publisher.checkQueue()
      await setImmediate()
      await setImmediate()
    } finally {
      process.removeAllListeners('unhandledRejection')
      for (const listener of listeners) process.on('unhandledRejection', listener)
      await relayer.transportClose()
    }
    assert.deepEqual(sent, ['irn_publish', 'irn_publish'])
    assert.deepEqual(uncaught, [])
  })
})
