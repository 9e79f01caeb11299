import type { ParsedCaipAddress } from '../../../domain/account/caip10.js'
import type { RemoteWallet } from '../../../domain/connect/connection.js'
import { readField } from '../../shared/safeRead.js'
import { loadOnce } from '../../../application/kernel/loadOnce.js'
import { createStore, type Readable } from '../../../application/kernel/store.js'
import type { ChainNamespace } from '../../../domain/network/network.js'
import type { WalletConnectClient, WalletConnectEvent } from './client.js'
import type { SchedulerLike } from 'rxjs'

/** A settled session, as far as it grants what the site asked for. */
export interface WalletConnectSession {
  readonly topic: string
  /** ms since 1970. */
  readonly expiresAt: number
  /** In the wallet's order; each on a chain that was asked for. At least one. */
  readonly accounts: readonly ParsedCaipAddress[]
  readonly methods: readonly string[]
  readonly wallet: RemoteWallet
}

/** The topic of a session of whatever shape. */
export const topicOf = (session: unknown): string | undefined => {
  const topic = readField(session, 'topic')
  return typeof topic === 'string' ? topic : undefined
}

/** The one session of a page, and the SDK behind it once somebody needs it. */
export interface WalletConnectSessions {
  /** Loads and starts the SDK, once; after a failure the next call tries anew. */
  readonly client: () => Promise<WalletConnectClient>
  readonly session: Readable<WalletConnectSession | undefined>
  /** Makes a session the page's own, and ends the one before it. */
  readonly adopt: (session: WalletConnectSession) => void
  /**
   * Finds the session of an earlier visit. What cannot be read, is over or grants nothing is ended, never thrown (U-34,
   * U-35).
   */
  readonly restore: () => Promise<WalletConnectSession | undefined>
  /**
   * A namespace needs it no more. Tells the wallet and forgets it, unless another namespace is using it: a wallet
   * cannot be told of a part. Rejects where the wallet could not be told.
   */
  readonly end: (namespace: ChainNamespace) => Promise<void>
  /** The wallet does not know it any more. */
  readonly forget: (topic: string) => void
}

export interface WalletConnectSessionsDeps {
  readonly open: () => Promise<WalletConnectClient>
  /** What a session grants; `undefined` for none. */
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
      // A wallet that took every account back has ended it. Another tab may have made one in its place.
      const left = readable(client).filter(({ topic }) => event._tag === 'SessionChanged' || topic !== event.topic)
      store.set(left.find(({ topic }) => topic === event.topic) ?? left.at(-1))
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
  // A page that was hidden may have lost its socket without noticing (U-25).
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
