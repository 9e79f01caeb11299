import type { ParsedCaipAddress } from '../../../domain/account/caip10.js'
import type { RemoteWallet } from '../../../domain/connect/connection.js'
import { readField } from '../../shared/safeRead.js'
import { loadOnce } from '../../../application/kernel/loadOnce.js'
import { createStore, type Readable } from '../../../application/kernel/store.js'
import type { ChainNamespace } from '../../../domain/network/network.js'
import type { WalletConnectClient, WalletConnectEvent } from './client.js'
import type { SchedulerLike } from 'rxjs'

/** A settled session, reduced to what the site requested. */
export interface WalletConnectSession {
  readonly topic: string
  /** ms since 1970. */
  readonly expiresAt: number
  /** At least one, in the wallet's order; each on a requested chain. */
  readonly accounts: readonly ParsedCaipAddress[]
  readonly methods: readonly string[]
  readonly wallet: RemoteWallet
}

/** Topic of an unvalidated session. */
export const topicOf = (session: unknown): string | undefined => {
  const topic = readField(session, 'topic')
  return typeof topic === 'string' ? topic : undefined
}

/** The page's session, and the SDK behind it, loaded on demand. */
export interface WalletConnectSessions {
  /** Loads and starts the SDK once; after a failure the next call retries. */
  readonly client: () => Promise<WalletConnectClient>
  readonly session: Readable<WalletConnectSession | undefined>
  /** Makes a session the page's own, and ends the previous one. */
  readonly adopt: (session: WalletConnectSession) => void
  /**
   * Finds the session of an earlier visit. Ends unreadable, expired and useless sessions without throwing (U-34, U-35).
   */
  readonly restore: () => Promise<WalletConnectSession | undefined>
  /**
   * Disconnects a namespace. Ends the session and notifies the wallet, unless another namespace uses the session: a
   * session cannot end partly. Rejects if the wallet could not be notified.
   */
  readonly end: (namespace: ChainNamespace) => Promise<void>
  /** The wallet no longer knows this session. */
  readonly forget: (topic: string) => void
}

export interface WalletConnectSessionsDeps {
  readonly open: () => Promise<WalletConnectClient>
  /** Grants of a session; `undefined` if it grants nothing. */
  readonly read: (session: unknown) => WalletConnectSession | undefined
  readonly visible: Readable<boolean>
  readonly scheduler: SchedulerLike
}

export const makeWalletConnectSessions = ({
  open,
  read,
  visible,
  scheduler,
}: WalletConnectSessionsDeps): WalletConnectSessions & { readonly dispose: () => void } => {
  const store = createStore<WalletConnectSession | undefined>(undefined)
  let opened: WalletConnectClient | undefined
  let over = false

  const readable = (client: WalletConnectClient): readonly WalletConnectSession[] =>
    client
      .sessions()
      .map(read)
      .filter((each) => each !== undefined)
  const forget = (topic: string): void => store.update((session) => (session?.topic === topic ? undefined : session))
  const follow =
    (client: WalletConnectClient) =>
    (event: WalletConnectEvent): void => {
      if ((event._tag !== 'SessionChanged' && event._tag !== 'SessionEnded') || event.topic !== store.value?.topic)
        return
      // A wallet that revokes all accounts has ended the session. Another tab may have created a new one.
      const remaining = readable(client).filter(({ topic }) => event._tag === 'SessionChanged' || topic !== event.topic)
      store.set(remaining.find(({ topic }) => topic === event.topic) ?? remaining.at(-1))
    }
  const client = loadOnce(async (): Promise<WalletConnectClient> => {
    const started = await open()
    if (over) started.close()
    else started.events.subscribe(follow(started))
    opened = started
    return started
  })
  const endQuietly = async (topic: string | undefined): Promise<void> => {
    if (topic !== undefined) await opened?.end(topic).catch(() => undefined)
  }
  const restore = async (): Promise<WalletConnectSession | undefined> => {
    const relay = await client()
    await relay.catchUp()
    const latest = readable(relay)
      .filter(({ expiresAt }) => expiresAt > scheduler.now())
      .sort((left, right) => left.expiresAt - right.expiresAt)
      .at(-1)
    relay
      .sessions()
      .map(topicOf)
      .filter((topic) => topic !== latest?.topic)
      .forEach((topic) => void endQuietly(topic))
    store.set(latest)
    return latest
  }
  // A hidden page may have lost its socket without an event (U-25).
  const watching = visible.changes.subscribe((seen) => seen && store.value !== undefined && opened?.wake())

  return {
    client,
    session: store,
    adopt: (session) => {
      const before = store.value?.topic
      store.set(session)
      if (before !== session.topic) void endQuietly(before)
    },
    restore,
    end: async () => {
      const topic = store.value?.topic
      store.set(undefined)
      if (topic !== undefined) await opened?.end(topic)
    },
    forget,
    dispose: () => {
      over = true
      watching.unsubscribe()
      opened?.close()
      store.complete()
    },
  }
}
