import { UniversalProvider } from '@walletconnect/universal-provider'
import { Subject } from 'rxjs'
import { makeSdkStorage } from './storage.js'
import {
  siteMetadata,
  type WalletConnectClient,
  type WalletConnectEvent,
  type WalletConnectSettings,
} from './client.js'
import { clearCachedCore } from './sdkPatches/clearCachedCore.js'
import { catchSocketErrors } from './sdkPatches/catchSocketErrors.js'
import { restoreGlobal } from './sdkPatches/restoreGlobal.js'
import { expireRequest, REQUEST_EXPIRY_S } from './sdkPatches/expireRequest.js'
import { resendOnReconnect } from './sdkPatches/resendOnReconnect.js'

/** CAIP-25 calls it "user disconnected". */
const USER_DISCONNECTED = { code: 6000, message: 'User disconnected.' }
const STORAGE_PREFIX = 'portico'
/** Frames that bring something to a wallet. */
const PUBLISH_METHODS: readonly string[] = ['irn_publish', 'wc_proposeSession']

const ignore = (): undefined => undefined

/** Starts the WalletConnect SDK. Nothing is asked of the relay before the first proposal, or where a session is kept. */
export const openWalletConnectClient = async ({
  projectId,
  options,
  host,
  store,
}: WalletConnectSettings): Promise<WalletConnectClient> => {
  const relayUrl = options.endpoints?.relay
  const storage = makeSdkStorage(store)
  const start = () => {
    clearCachedCore(STORAGE_PREFIX)
    const settings = {
      projectId,
      ...(relayUrl === undefined ? {} : { relayUrl }),
      metadata: siteMetadata(options.metadata, host.origin),
      storage,
      customStoragePrefix: STORAGE_PREFIX,
      telemetryEnabled: false,
      logger: 'silent',
    } as const
    return restoreGlobal(() => UniversalProvider.init(settings))
  }
  const { client } = await start().catch(() => {
    // It stumbles over a record that an older release, or a page script, wrote: that must not end pairing on this device (U-35).
    storage.startAfresh()
    return start()
  })
  const { relayer, verify, heartbeat } = client.core
  const events = new Subject<WalletConnectEvent>()

  // The SDK would have the vendor attest the origin in a frame of the vendor's, for up to 5 s before each link. No foreign page comes into
  // this one (S-22).
  verify.register = () => Promise.resolve(undefined)
  const send = relayer.request.bind(relayer)
  const sendLetter = resendOnReconnect(send, events)
  // Subscriptions are renewed with each socket; asked for without one, they would open another inside the opening of the first, without end.
  relayer.request = (frame) => {
    if (PUBLISH_METHODS.includes(frame.method)) return sendLetter(frame)
    return relayer.connected ? send(frame) : Promise.reject(new Error('There is no socket.'))
  }

  // The SDK forgets topics without waiting for it: without a socket that fails, and nobody would hear it.
  const unsubscribe = relayer.unsubscribe.bind(relayer)
  relayer.unsubscribe = (topic, options) => unsubscribe(topic, options).catch(ignore)

  const wake = (): void => {
    if (!relayer.connected && !relayer.connecting) void relayer.transportOpen().catch(ignore)
  }
  catchSocketErrors(relayer, () => events.next({ _tag: 'SocketUnreachable' }))
  relayer.on('relayer_connect', () => events.next({ _tag: 'SocketOpened' }))
  relayer.on('relayer_disconnect', () => events.next({ _tag: 'SocketClosed' }))
  relayer.on('relayer_error', (error: unknown) => {
    // A relay that lets nobody in is left alone until somebody asks: with each beat the SDK would knock again, and throw where nobody catches.
    heartbeat.stop()
    events.next({ _tag: 'SocketFailed', reason: error instanceof Error ? error.message : '' })
  })
  client.on('session_event', ({ topic, params: { event, chainId } }) => {
    const data: unknown = event.data
    events.next({ _tag: 'SessionEvent', topic, name: event.name, data, chainId })
  })
  client.on('session_update', ({ topic }) => events.next({ _tag: 'SessionChanged', topic }))
  client.on('session_extend', ({ topic }) => events.next({ _tag: 'SessionChanged', topic }))
  client.on('session_delete', ({ topic }) => events.next({ _tag: 'SessionEnded', topic }))
  client.on('session_expire', ({ topic }) => events.next({ _tag: 'SessionEnded', topic }))

  return {
    propose: async (namespaces) => {
      const optionalNamespaces = Object.fromEntries(
        Object.entries(namespaces).map(([name, { chains, methods, events: told }]) => [
          name,
          { chains: [...chains], methods: [...methods], events: [...told] },
        ]),
      )
      heartbeat.stop()
      await heartbeat.init()
      const { uri, approval } = await client.connect({ optionalNamespaces })
      if (uri === undefined) throw new Error('The SDK made no link.')
      const settled: Promise<unknown> = approval()
      // Somebody may have stopped waiting by the time it fails.
      settled.catch(ignore)
      const topic = /^wc:([^@]+)@/.exec(uri)?.[1]
      return {
        uri,
        settled,
        // The SDK's own timer rejects a promise that nobody can catch.
        abandon: () => {
          const proposal = client.proposal.getAll().find(({ pairingTopic }) => pairingTopic === topic)
          if (proposal === undefined) return
          client.events.emit('proposal_expire', { id: proposal.id })
          void client.proposal.delete(proposal.id, USER_DISCONNECTED).catch(ignore)
        },
      }
    },
    sessions: () => client.session.getAll(),
    request: async (topic, chainId, { method, params }, sent) => {
      const request = { method, params }
      const forget = expireRequest(client, request, sent)
      return client.request<unknown>({ topic, chainId, request, expiry: REQUEST_EXPIRY_S }).finally(forget)
    },
    end: async (topic) => {
      await client.disconnect({ topic, reason: USER_DISCONNECTED }).catch(ignore)
      if (client.session.keys.includes(topic)) await client.session.delete(topic, USER_DISCONNECTED).catch(ignore)
    },
    events,
    isSocketOpen: () => relayer.connected,
    wake,
    close: () => {
      heartbeat.stop()
      void relayer.transportClose().catch(ignore)
      events.complete()
    },
  }
}
