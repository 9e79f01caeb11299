import { type Letter, makeSessionOwners, type TabsPage } from './sessionOwners.js'
import { holdSocket } from './sdkPatches/holdSocket.js'
import { leaveAnswers } from './sdkPatches/leaveAnswers.js'
import type { ReturningPage } from './sdkPatches/renewOnReturn.js'

/** Who asks once often asks once more, and a socket takes some hundred milliseconds to open. */
const LINGER_MS = 5_000

interface Message extends Letter {
  readonly transportType?: 'relay' | 'link_mode'
}
interface Client<Frame, Answer> {
  readonly core: {
    readonly heartbeat: Parameters<typeof holdSocket>[1]
    readonly relayer: Parameters<typeof holdSocket>[0] & {
      request: (frame: Frame) => Promise<Answer | true>
      readonly connecting: boolean
      readonly handleBatchMessageEvents: (messages: Message[]) => Promise<void>
      readonly on: (event: 'relayer_message' | 'relayer_connect', listener: (message: Message) => void) => unknown
    }
  }
  readonly session: { readonly keys: readonly string[] }
}

/**
 * The socket of a page. It is open while something is asked here, and for sessions that no other tab listens for. What
 * comes through it reaches the other tabs, and what comes through theirs this one: the SDK knows a letter that it has
 * had already.
 */
interface RelaySocket {
  /** It is open from now on, until the function that is given back is called. */
  readonly take: () => Promise<() => void>
  /** To be called when there may be other sessions than before. */
  readonly settle: () => void
  /** Opens a broken socket now, and looks whether the tabs that listen for this one are still there. */
  readonly wake: () => void
  readonly close: () => void
}

export const makeRelaySocket = <Frame extends { readonly params?: unknown }, Answer>({
  client: {
    core: { relayer, heartbeat },
    session,
  },
  page,
  name,
}: {
  readonly client: Client<Frame, Answer>
  readonly page: TabsPage & ReturningPage
  readonly name: string
}): RelaySocket => {
  const fromTabs = new WeakSet<object>()
  let isOver = false
  let uses = 0
  let lingering: ReturnType<typeof setTimeout> | undefined
  const socket = holdSocket(relayer, heartbeat)
  const settle = (): void => {
    if (isOver) return
    owners.follow(session.keys)
    const isOwner = session.keys.some((topic) => owners.roleIn(topic) === 'Owner')
    if (isOwner || uses > 0 || lingering !== undefined) socket.open()
    else socket.close(session.keys)
  }
  const owners = makeSessionOwners({
    page,
    name,
    heard: (letter) => {
      const message: Message = { ...letter, transportType: 'relay' }
      fromTabs.add(message)
      void relayer.handleBatchMessageEvents([message])
    },
    changed: () => settle(),
  })
  leaveAnswers(relayer, (topic) => typeof topic === 'string' && owners.roleIn(topic) === 'Mirror')
  relayer.on('relayer_message', (message) => {
    const { topic, message: text, publishedAt } = message
    if (!fromTabs.has(message) && session.keys.includes(topic)) owners.share({ topic, message: text, publishedAt })
  })
  // It may have been wanted no more while it was opened.
  relayer.on('relayer_connect', settle)
  // A page that the browser keeps hears nothing: another tab has to listen.
  page.addEventListener?.('pagehide', owners.leave)
  socket.close(session.keys)
  settle()

  return {
    take: async () => {
      uses += 1
      clearTimeout(lingering)
      lingering = undefined
      settle()
      await socket.closed()
      return () => {
        uses -= 1
        if (uses === 0 && !isOver)
          lingering = setTimeout(() => {
            lingering = undefined
            settle()
          }, LINGER_MS)
        settle()
      }
    },
    settle,
    wake: () => {
      owners.check()
      if (!relayer.connected && !relayer.connecting) void relayer.transportOpen().catch(() => undefined)
    },
    close: () => {
      isOver = true
      clearTimeout(lingering)
      page.removeEventListener?.('pagehide', owners.leave)
      owners.leave()
    },
  }
}
