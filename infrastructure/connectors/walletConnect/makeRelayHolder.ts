import type { SchedulerLike } from 'rxjs'
import { createStore } from '../../../application/shared/createStore.js'
import type { Readable } from '../../../application/shared/Readable.js'
import { topicOf } from './topicOf.js'
import type { RelayClient } from './RelayClient.js'
import type { RelayEvent } from './RelayEvent.js'
import type { RelayHolder } from './RelayHolder.js'
import type { RelaySession } from './RelaySession.js'

export interface RelayHolderDeps {
  readonly open: () => Promise<RelayClient>
  /** What a session grants; `undefined` for none. */
  readonly read: (session: unknown) => RelaySession | undefined
  readonly visible: Readable<boolean>
  readonly scheduler: SchedulerLike
}

export const makeRelayHolder = ({
  open,
  read,
  visible,
  scheduler,
}: RelayHolderDeps): RelayHolder & { readonly dispose: () => void } => {
  const store = createStore<RelaySession | undefined>(undefined)
  let opening: Promise<RelayClient> | undefined
  let opened: RelayClient | undefined
  let over = false

  const forget = (topic: string): void => store.update((session) => (session?.topic === topic ? undefined : session))
  const follow =
    (client: RelayClient) =>
    (event: RelayEvent): void => {
      if (event._tag === 'SessionEnded') return forget(event.topic)
      if (event._tag !== 'SessionChanged' || event.topic !== store.value?.topic) return
      // A wallet that took every account back has ended it.
      store.set(
        client
          .sessions()
          .map((each) => read(each))
          .find((each) => each?.topic === event.topic),
      )
    }
  const start = async (): Promise<RelayClient> => {
    const client = await open()
    if (over) client.close()
    else client.events.subscribe(follow(client))
    opened = client
    return client
  }
  const client = (): Promise<RelayClient> => {
    opening ??= start().catch((cause: unknown) => {
      opening = undefined
      throw cause
    })
    return opening
  }
  const endQuietly = async (topic: string | undefined): Promise<void> => {
    if (topic !== undefined) await opened?.end(topic).catch(() => undefined)
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
    restore: async () => {
      if (store.value !== undefined) return store.value
      const kept = (await client()).sessions()
      const readable = kept.map(read).filter((each) => each !== undefined)
      const latest = readable
        .filter(({ expiresAt }) => expiresAt > scheduler.now())
        .sort((left, right) => left.expiresAt - right.expiresAt)
        .at(-1)
      kept
        .map(topicOf)
        .filter((topic) => topic !== latest?.topic)
        .forEach((topic) => void endQuietly(topic))
      store.set(latest)
      return latest
    },
    end: async () => {
      const topic = store.value?.topic
      store.set(undefined)
      await endQuietly(topic)
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
