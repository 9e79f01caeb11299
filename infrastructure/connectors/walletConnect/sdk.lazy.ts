import { UniversalProvider } from '@walletconnect/universal-provider'
import { filter, Subject } from 'rxjs'
import { loadOnce } from '../../../application/kernel/loadOnce.js'
import { makeRelaySocket } from './relaySocket.js'
import { makeSdkStorage, SESSIONS_CHANGED } from './storage.js'
import { makeSessionRecords } from './sessionRecords.js'
import { isSessionRecord, STORAGE_PREFIX } from './storedSessions.js'
import {
  type ProposedNamespaces,
  siteMetadata,
  type WalletConnectClient,
  type WalletConnectEvent,
  type WalletConnectSettings,
} from './client.js'
import { backdateTokens } from './sdkPatches/backdateTokens.js'
import { closeForGood } from './sdkPatches/closeForGood.js'
import { clearCachedCore } from './sdkPatches/clearCachedCore.js'
import { catchSocketErrors } from './sdkPatches/catchSocketErrors.js'
import { renewOnReturn } from './sdkPatches/renewOnReturn.js'
import { restoreGlobal } from './sdkPatches/restoreGlobal.js'
import { expireRequest, REQUEST_EXPIRY_S } from './sdkPatches/expireRequest.js'
import { catchUnawaited } from './sdkPatches/catchUnawaited.js'
import { followOtherTabs } from './sdkPatches/followOtherTabs.js'
import { forgetPairing } from './sdkPatches/forgetPairing.js'
import { expireProposal } from './sdkPatches/expireProposal.js'
import { guardRelayerRequests } from './sdkPatches/guardRelayerRequests.js'
import { keepReplies } from './sdkPatches/keepReplies.js'
import { pauseAfterRefusal } from './sdkPatches/pauseAfterRefusal.js'
import { skipOriginFrame } from './sdkPatches/skipOriginFrame.js'

/** CAIP-25's "user disconnected". */
const USER_DISCONNECTED = { code: 6000, message: 'User disconnected.' }

const ignore = (): undefined => undefined

/** The SDK requires mutable arrays. */
const toSdkNamespaces = (namespaces: ProposedNamespaces) =>
  Object.fromEntries(
    Object.entries(namespaces).map(([name, { chains, methods, events }]) => [
      name,
      { chains: [...chains], methods: [...methods], events: [...events] },
    ]),
  )

type SdkStorage = ReturnType<typeof makeSdkStorage>

const startSdk = async ({ projectId, options, host }: WalletConnectSettings, storage: SdkStorage) => {
  const relayUrl = options.endpoints?.relay
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
  return start().catch(async () => {
    // The SDK fails on records that an older release or a script wrote; pairing must still work on this device (U-35).
    await storage.startAfresh()
    return start()
  })
}

/** Starts the WalletConnect SDK. Sends nothing to the relay before the first proposal, unless a session is stored. */
export const openWalletConnectClient = async (settings: WalletConnectSettings): Promise<WalletConnectClient> => {
  const { options, store, page = globalThis } = settings
  const storage = makeSdkStorage({ records: makeSessionRecords(page, isSessionRecord, options.storageKey), store })
  const { client } = await startSdk(settings, storage)
  const { crypto, relayer, verify, heartbeat } = client.core
  const events = new Subject<WalletConnectEvent>()

  skipOriginFrame(verify)
  backdateTokens(crypto)
  guardRelayerRequests(relayer, events)
  catchUnawaited(relayer, client)
  const lateReply = keepReplies(client.engine)
  catchSocketErrors(relayer, () => events.next({ _tag: 'SocketUnreachable' }))
  const resume = pauseAfterRefusal(relayer, heartbeat)

  const socket = makeRelaySocket({ client, page, name: `${options.storageKey ?? 'portico'}.relay` })
  const end = (topic: string): void => {
    events.next({ _tag: 'SessionEnded', topic })
    socket.settle()
  }
  let caughtUp = Promise.resolve()
  // Serialized: calls during a run wait for it.
  const catchUp = (): Promise<void> => {
    caughtUp = caughtUp.then(async () => {
      const elsewhere = await storage.elsewhere()
      await followOtherTabs(client, elsewhere, USER_DISCONNECTED).catch(ignore)
      elsewhere.ended.forEach(end)
      socket.settle()
    })
    return caughtUp
  }
  const following = store.changes.pipe(filter((key) => key === SESSIONS_CHANGED)).subscribe(() => void catchUp())

  // Messages of the wallet and of other tabs were missed meanwhile (U-33).
  const forgetReturn = renewOnReturn(page, relayer, () => void catchUp())
  relayer.on('relayer_connect', () => events.next({ _tag: 'SocketOpened' }))
  relayer.on('relayer_disconnect', () => events.next({ _tag: 'SocketClosed' }))
  relayer.on('relayer_error', (error: unknown) => {
    events.next({ _tag: 'SocketFailed', reason: error instanceof Error ? error.message : '' })
  })
  client.on('session_event', ({ topic, params: { event, chainId } }) => {
    const data: unknown = event.data
    events.next({ _tag: 'SessionEvent', topic, name: event.name, data, chainId })
  })
  client.on('session_update', ({ topic }) => events.next({ _tag: 'SessionChanged', topic }))
  client.on('session_extend', ({ topic }) => events.next({ _tag: 'SessionChanged', topic }))
  client.on('session_delete', ({ topic }) => void catchUp().finally(() => end(topic)))
  client.on('session_expire', ({ topic }) => end(topic))

  const hold = async (): Promise<() => void> => {
    const done = await socket.take()
    await resume()
    return done
  }
  const signIns = loadOnce(async () =>
    (await import('./oneClick/proposeSignIn.js')).makeProposeSignIn({
      client,
      hold,
      over: USER_DISCONNECTED,
      now: Date.now,
      forget: (uri) => {
        expireProposal(client, uri, USER_DISCONNECTED)
        return forgetPairing(client, uri, USER_DISCONNECTED)
      },
    }),
  )

  return {
    propose: async (namespaces) => {
      const optionalNamespaces = toSdkNamespaces(namespaces)
      const done = await hold()
      const { uri, approval } = await client.connect({ optionalNamespaces }).catch((cause: unknown) => {
        done()
        throw cause
      })
      if (uri === undefined) throw new Error('The SDK made no link.')
      const forget = (): Promise<void> => forgetPairing(client, uri, USER_DISCONNECTED)
      const settled: Promise<unknown> = approval().finally(forget).finally(done)
      // Avoids an unhandled rejection if the caller stopped waiting.
      settled.catch(ignore)
      return { uri, settled, abandon: () => expireProposal(client, uri, USER_DISCONNECTED) }
    },
    proposeSignIn: async (request) => (await signIns())(request),
    sessions: () => client.session.getAll(),
    catchUp,
    request: async (topic, chainId, { method, params }, sent) => {
      const request = { method, params }
      const done = await socket.take()
      const forget = expireRequest(client, request, sent)
      return client
        .request<unknown>({ topic, chainId, request, expiry: REQUEST_EXPIRY_S })
        .finally(forget)
        .finally(done)
    },
    lateReply,
    end: async (topic) => {
      const done = await socket.take()
      try {
        await client.disconnect({ topic, reason: USER_DISCONNECTED })
      } finally {
        if (client.session.keys.includes(topic)) await client.session.delete(topic, USER_DISCONNECTED).catch(ignore)
        done()
      }
    },
    events,
    isSocketOpen: () => relayer.connected,
    wake: socket.wake,
    close: () => {
      socket.close()
      following.unsubscribe()
      forgetReturn()
      heartbeat.stop()
      closeForGood(relayer)
      events.complete()
    },
  }
}
