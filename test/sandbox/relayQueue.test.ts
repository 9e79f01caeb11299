import { UniversalProvider } from '@walletconnect/universal-provider'
import { assert } from 'chai'
import { setImmediate } from 'node:timers/promises'
import { catchUnawaited } from '../../infrastructure/connectors/walletConnect/sdkPatches/catchUnawaited.js'
import { guardRelayerRequests } from '../../infrastructure/connectors/walletConnect/sdkPatches/guardRelayerRequests.js'
import { NEVER } from 'rxjs'
import { type Relay, startRelay } from '../../sandbox/relay/startRelay.js'

/** The SDK sends requests to the internet unless it detects a test. */
process.env['IS_VITEST'] = 'true'

/** Missing in the SDK's types: the heartbeat calls `checkQueue`. */
interface Publisher {
  readonly queue: Map<string, { readonly attempt: number; readonly request: object; readonly opts: object }>
  readonly checkQueue: () => void
  readonly rpcPublish: (request: object, options: object) => Promise<unknown>
}

const isPublisher = (value: object): value is Publisher => 'checkQueue' in value && 'queue' in value

type Handler = (topic: string, payload: object) => Promise<unknown>

const isHandler = (value: unknown): value is Handler => typeof value === 'function'

/** The SDK's message handler, missing in its types. */
const handlerOf = (engine: object, name: string): Handler => {
  const handler: unknown = Reflect.get(engine, name)
  if (!isHandler(handler)) throw new Error(`The SDK has no ${name} any more`)
  return handler
}

/** Unhandled rejections meanwhile. */
const uncaughtIn = async (act: () => Promise<void>): Promise<readonly unknown[]> => {
  const uncaught: unknown[] = []
  const listeners = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection')
  process.on('unhandledRejection', (reason) => uncaught.push(reason))
  try {
    await act()
    await setImmediate()
    await setImmediate()
  } finally {
    process.removeAllListeners('unhandledRejection')
    for (const listener of listeners) process.on('unhandledRejection', listener)
  }
  return uncaught
}

describe('work that the pairing SDK does not await', () => {
  let relay: Relay
  beforeEach(async () => {
    relay = await startRelay()
  })
  afterEach(() => relay.close())

  const openSdk = (customStoragePrefix: string) =>
    UniversalProvider.init({
      projectId: 'sandbox',
      relayUrl: relay.url,
      telemetryEnabled: false,
      logger: 'silent',
      customStoragePrefix,
    })

  it('is published again from its queue without an unhandled rejection, while a first attempt still settles for its caller [U-46]', async () => {
    const { client } = await openSdk('queue')
    const { relayer, heartbeat } = client.core
    heartbeat.stop()
    const sent: string[] = []
    relayer.request = ({ method }) => {
      sent.push(method)
      return Promise.reject(new Error('The socket broke each time.'))
    }
    guardRelayerRequests(relayer, NEVER)
    catchUnawaited(relayer, client)
    const { publisher } = relayer
    if (!isPublisher(publisher)) throw new Error('The SDK has no queue any more')
    const request = { id: '1', method: 'irn_publish' }

    const uncaught = await uncaughtIn(async () => {
      const first = await publisher.rpcPublish(request, {}).then(() => 'published', String)
      assert.equal(first, 'Error: The socket broke each time.')
      publisher.queue.set('1', { attempt: 1, request, opts: {} })
      publisher.checkQueue()
    })
    await relayer.transportClose()
    assert.deepEqual(sent, ['irn_publish', 'irn_publish'])
    assert.deepEqual(uncaught, [])
  })

  it('causes no unhandled rejection if a wallet ends or pings a session that has just ended [U-46]', async () => {
    const { client } = await openSdk('ended')
    client.core.heartbeat.stop()
    client.core.relayer.request = () => Promise.reject(new Error('Nothing is sent.'))
    catchUnawaited(client.core.relayer, client)
    const topic = 'a'.repeat(64)
    const uncaught = await uncaughtIn(async () => {
      for (const name of ['onSessionDeleteRequest', 'onSessionPingRequest'])
        void handlerOf(client.engine, name)(topic, { id: 1, params: {} }).catch(() => undefined)
      const refusal = await client.disconnect({ topic, reason: { code: 6000, message: '' } }).then(() => '', String)
      assert.include(refusal, topic)
    })
    await client.core.relayer.transportClose()
    assert.deepEqual(uncaught, [])
  })
  it('causes no unhandled rejection if another tab ends the session while the answer to its end is pending [U-33] [U-46]', async () => {
    const { client } = await openSdk('ending')
    const { relayer, heartbeat } = client.core
    heartbeat.stop()
    relayer.request = () => Promise.resolve(true as never)
    relayer.subscriber.unsubscribe = () => Promise.resolve()
    catchUnawaited(relayer, client)
    const topic = await client.core.crypto.setSymKey('b'.repeat(64))
    const session = { topic, expiry: Math.ceil(Date.now() / 1_000) + 3_600, acknowledged: true }
    await client.session.set(topic, session as never)
    const uncaught = await uncaughtIn(async () => {
      const handled = handlerOf(client.engine, 'onSessionDeleteRequest')(topic, { id: 1, params: {} })
      await client.session.delete(topic, { code: 6000, message: '' })
      relayer.events.emit('relayer_publish', {})
      await handled
    })
    await relayer.transportClose()
    assert.deepEqual(uncaught, [])
  })
})
