import * as t from 'io-ts'
import { oneOf } from '../../http/codecs/combinators.js'
import type { Locks } from '../../shared/locks.js'

/** APIs by which the tabs of a site coordinate. Either may be missing, or throw on access. */
export interface TabsPage {
  readonly navigator?: { readonly locks?: Locks }
  readonly BroadcastChannel?: typeof BroadcastChannel
}

/** A relay message of a session, still encrypted. */
const Letter = t.type({ topic: t.string, message: t.string, publishedAt: t.number })
export type Letter = t.TypeOf<typeof Letter>

const Told = oneOf(
  t.type({ _tag: t.literal('Letter'), letter: Letter }),
  /** Asks whether a tab listens for this session. */
  t.type({ _tag: t.literal('Asked'), topic: t.string }),
  t.type({ _tag: t.literal('Listening'), topic: t.string }),
)
type Told = t.TypeOf<typeof Told>

/** A listening tab answers at once. A frozen tab does not, but keeps its lock. */
const ANSWER_DEADLINE_MS = 1_000
/** An owner may be frozen at any time while another tab is visible. */
const RENEWED_EVERY_MS = 20_000

/** Role of this tab for a session. `Asking`: the lock request is pending. */
type SessionRole = 'Asking' | 'Owner' | 'Mirror'

/** Decides which tab listens to the relay for a session that several tabs share. */
interface SessionOwners {
  /** Sets the sessions of this tab: requests the locks of new ones, and releases the others. */
  readonly follow: (topics: readonly string[]) => void
  /** `undefined` for sessions that are not followed. */
  readonly roleIn: (topic: string) => SessionRole | undefined
  /** Forwards a relay message to the other tabs. */
  readonly share: (letter: Letter) => void
  /** Takes over sessions of tabs that no longer answer. */
  readonly check: () => void
  /** Releases all locks until `follow` is called again. */
  readonly leave: () => void
}

interface Place {
  role: SessionRole
  /** Cancels the lock request, or releases the lock. */
  yield: () => void
  /** The owner does not answer: takes the lock instead of waiting for it. */
  isOwnerLost: boolean
  /** Timer that asks the owner again, or declares it lost. */
  next: ReturnType<typeof setTimeout> | undefined
}

const setNext = (place: Place, ms: number, then: () => void): void => {
  clearTimeout(place.next)
  place.next = setTimeout(then, ms)
}

/** Without locks or channels, a page owns all its sessions. */
const ALONE: SessionOwners = {
  follow: () => undefined,
  roleIn: () => 'Owner',
  share: () => undefined,
  check: () => undefined,
  leave: () => undefined,
}

const meansOf = ({ navigator, BroadcastChannel: Channel }: TabsPage) => {
  const locks = navigator?.locks
  return locks === undefined || Channel === undefined ? undefined : { locks, Channel }
}

/**
 * Uses one Web Lock per session: its holder is the owner, and the browser passes it on when that tab closes. Owners
 * share relay messages over a `BroadcastChannel`. `changed` is called after a role changes.
 */
export const makeSessionOwners = ({
  page,
  name,
  received,
  changed,
}: {
  readonly page: TabsPage
  /** Site-specific name of locks and channel. */
  readonly name: string
  readonly received: (letter: Letter) => void
  readonly changed: () => void
}): SessionOwners => {
  const means = meansOf(page)
  if (means === undefined) return ALONE
  const places = new Map<string, Place>()
  let channel: BroadcastChannel | undefined

  const post = (message: Told): void => channel?.postMessage(message)
  const become = (place: Place, role: SessionRole): void => {
    clearTimeout(place.next)
    if (place.role === role) return
    place.role = role
    changed()
  }
  const ask = (topic: string, place: Place): void => {
    setNext(place, ANSWER_DEADLINE_MS, () => {
      place.isOwnerLost = true
      place.yield()
    })
    post({ _tag: 'Asked', topic })
  }
  const onMessage = ({ data }: MessageEvent<unknown>): void => {
    if (!Told.is(data)) return
    if (data._tag === 'Letter') return received(data.letter)
    const place = places.get(data.topic)
    if (place?.role === 'Owner' && data._tag === 'Asked') post({ _tag: 'Listening', topic: data.topic })
    if (place?.role === 'Mirror' && data._tag === 'Listening')
      setNext(place, RENEWED_EVERY_MS, () => ask(data.topic, place))
  }
  /** Holds the lock until it is released, or another tab steals it. */
  const hold = (topic: string, place: Place, options: LockOptions): Promise<void> =>
    means.locks.request(`${name}/${topic}`, options, async (lock) => {
      if (lock === null || places.get(topic) !== place) return
      await new Promise<void>((resolve) => {
        place.yield = resolve
        become(place, 'Owner')
      })
    })
  const nextOptions = (place: Place): LockOptions => {
    if (place.isOwnerLost) {
      place.isOwnerLost = false
      return { steal: true }
    }
    const waiting = new AbortController()
    place.yield = () => waiting.abort()
    return { signal: waiting.signal }
  }
  const stand = async (topic: string, place: Place): Promise<void> => {
    let options: LockOptions = { ifAvailable: true }
    while (places.get(topic) === place) {
      try {
        await hold(topic, place, options)
      } catch (cause) {
        // `AbortError`: stolen by another tab, or cancelled. Other errors mean that this page gets no locks.
        const isTaken = cause instanceof DOMException && cause.name === 'AbortError'
        if (!isTaken && places.get(topic) === place) return become(place, 'Owner')
      }
      if (places.get(topic) !== place) return
      options = nextOptions(place)
      if (options.steal === true) continue
      become(place, 'Mirror')
      ask(topic, place)
    }
  }
  const open = (): void => {
    channel = new means.Channel(name)
    channel.onmessage = onMessage
  }
  const drop = (topic: string, place: Place): void => {
    places.delete(topic)
    clearTimeout(place.next)
    place.yield()
  }

  return {
    follow: (topics) => {
      for (const [topic, place] of places) if (!topics.includes(topic)) drop(topic, place)
      if (topics.length > 0 && channel === undefined) open()
      for (const topic of topics) {
        if (places.has(topic)) continue
        const place: Place = { role: 'Asking', yield: () => undefined, isOwnerLost: false, next: undefined }
        places.set(topic, place)
        // If the browser does not answer, this tab listens, so that no session lacks a listener.
        setNext(place, ANSWER_DEADLINE_MS, () => become(place, 'Owner'))
        void stand(topic, place)
      }
    },
    roleIn: (topic) => places.get(topic)?.role,
    share: (letter) => post({ _tag: 'Letter', letter }),
    check: () => {
      for (const [topic, place] of places) if (place.role === 'Mirror') ask(topic, place)
    },
    leave: () => {
      for (const [topic, place] of places) drop(topic, place)
      channel?.close()
      channel = undefined
    },
  }
}
