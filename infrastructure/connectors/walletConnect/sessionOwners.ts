import * as t from 'io-ts'
import { oneOf } from '../../http/codecs/combinators.js'

/** The part of the Web Locks API that is used. */
export interface Locks {
  readonly request: (name: string, options: LockOptions, granted: (lock: Lock | null) => Promise<void>) => Promise<void>
}
/** The part of a page by which the tabs of a site agree. Either may be missing, or throw when it is asked. */
export interface TabsPage {
  readonly navigator?: { readonly locks?: Locks }
  readonly BroadcastChannel?: typeof BroadcastChannel
}

/** What the relay brought for a session: encrypted, as it saw it itself. */
const Letter = t.type({ topic: t.string, message: t.string, publishedAt: t.number })
export type Letter = t.TypeOf<typeof Letter>

const Told = oneOf(
  t.type({ _tag: t.literal('Letter'), letter: Letter }),
  /** Is there a tab that listens for this session? */
  t.type({ _tag: t.literal('Asked'), topic: t.string }),
  t.type({ _tag: t.literal('Listening'), topic: t.string }),
)
type Told = t.TypeOf<typeof Told>

/** A tab that listens answers at once; one that the browser froze does not, and holds its lock nevertheless. */
const ANSWER_DEADLINE_MS = 1_000
/** An owner may be frozen at any time, while another tab stays in sight. */
const RENEWED_EVERY_MS = 20_000

/** What this tab is to a session. `Asking`: the browser has not said yet. */
type SessionRole = 'Asking' | 'Owner' | 'Mirror'

/** Which tab of a site listens to the relay for a session that several of them have. */
interface SessionOwners {
  /** The sessions that this tab has now: it stands in line for those that are new, and leaves the others. */
  readonly follow: (topics: readonly string[]) => void
  /** `undefined` for a session that is not followed. */
  readonly roleIn: (topic: string) => SessionRole | undefined
  /** Hands to the other tabs what the relay brought. */
  readonly share: (letter: Letter) => void
  /** Takes over what belongs to tabs that do not answer any more. */
  readonly check: () => void
  /** Leaves everything, until `follow` is called again. */
  readonly leave: () => void
}

interface Place {
  role: SessionRole
  /** Ends what the browser was asked for, or what it granted. */
  yield: () => void
  /** Where the owner is gone without a word, the lock is not waited for. */
  isOwnerLost: boolean
  /** When the owner is asked again, or is taken for lost. */
  next: ReturnType<typeof setTimeout> | undefined
}

const setNext = (place: Place, ms: number, then: () => void): void => {
  clearTimeout(place.next)
  place.next = setTimeout(then, ms)
}

/** A page without locks or channels owns all that it has, as if it were alone. */
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
 * One Web Lock a session: who holds it is the owner, and the browser hands it on when that tab closes. Owners pass on
 * what the relay brings, over a `BroadcastChannel`. `changed` is called after a role is another one.
 */
export const makeSessionOwners = ({
  page,
  name,
  heard,
  changed,
}: {
  readonly page: TabsPage
  /** The site's own, for locks and channel. */
  readonly name: string
  readonly heard: (letter: Letter) => void
  readonly changed: () => void
}): SessionOwners => {
  const means = meansOf(page)
  if (means === undefined) return ALONE
  const places = new Map<string, Place>()
  let channel: BroadcastChannel | undefined

  const tell = (told: Told): void => channel?.postMessage(told)
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
    tell({ _tag: 'Asked', topic })
  }
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (!Told.is(data)) return
    if (data._tag === 'Letter') return heard(data.letter)
    const place = places.get(data.topic)
    if (place?.role === 'Owner' && data._tag === 'Asked') tell({ _tag: 'Listening', topic: data.topic })
    if (place?.role === 'Mirror' && data._tag === 'Listening')
      setNext(place, RENEWED_EVERY_MS, () => ask(data.topic, place))
  }
  /** Holds the lock from when it is granted until it is yielded, or another tab takes it. */
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
        // Taken by another tab, or not waited for any longer; anything else means that this page gets no locks.
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
    channel.onmessage = hear
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
        // A browser that says nothing leaves no session without a listener.
        setNext(place, ANSWER_DEADLINE_MS, () => become(place, 'Owner'))
        void stand(topic, place)
      }
    },
    roleIn: (topic) => places.get(topic)?.role,
    share: (letter) => tell({ _tag: 'Letter', letter }),
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
