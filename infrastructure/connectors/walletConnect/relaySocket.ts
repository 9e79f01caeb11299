import { type Letter, makeSessionOwners, type TabsPage } from './sessionOwners.js'
import { holdSocket } from './sdkPatches/holdSocket.js'
import { leaveAnswers } from './sdkPatches/leaveAnswers.js'
import type { ReturningPage } from './sdkPatches/renewOnReturn.js'

/** Requests often follow each other, and opening a socket takes some hundred milliseconds. */
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
 * The relay socket of a page. It is open during requests of this tab, and for sessions that no other tab listens for.
 * Incoming messages are shared between tabs; the SDK ignores messages that it already has.
 */
interface RelaySocket {
  /** Keeps the socket open until the returned function is called. */
  readonly take: () => Promise<() => void>
  /** Must be called when the sessions may have changed. */
  readonly settle: () => void
  /** Reopens a broken socket, and checks whether the listening tabs still respond. */
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
    received: (letter) => {
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
  // The socket may no longer be needed once it is open.
  relayer.on('relayer_connect', settle)
  // A page in the back-forward cache receives nothing: another tab must listen.
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
