/** A message in the relay: encrypted by the clients, never read here. */
export interface RelayMessage {
  readonly topic: string
  readonly message: string
  /** What kind of message it is, as the clients number them (1100 proposes a session, 1108 asks, …). */
  readonly tag: number
  /** In ms since the epoch. */
  readonly publishedAt: number
  readonly expiresAt: number
  /** The client that sent it; it never gets it back. */
  readonly sender: string
}

export interface MessageStore {
  readonly put: (message: RelayMessage) => void
  /** What a client has not taken yet, oldest first. */
  readonly waitingFor: (clientId: string, topic: string) => readonly RelayMessage[]
  /** The client has it for good. */
  readonly taken: (clientId: string, message: RelayMessage) => void
}

/** Keeps messages by topic until their time is over. `now` is in ms since the epoch. */
export const makeMessageStore = (now: () => number): MessageStore => {
  let messages: readonly RelayMessage[] = []
  const takenBy = new WeakMap<RelayMessage, Set<string>>()
  const live = (): readonly RelayMessage[] => (messages = messages.filter(({ expiresAt }) => expiresAt > now()))
  return {
    put: (message) => {
      messages = [...live(), message]
    },
    waitingFor: (clientId, topic) =>
      live().filter(
        (message) =>
          message.topic === topic && message.sender !== clientId && takenBy.get(message)?.has(clientId) !== true,
      ),
    taken: (clientId, message) => void takenBy.set(message, (takenBy.get(message) ?? new Set<string>()).add(clientId)),
  }
}
