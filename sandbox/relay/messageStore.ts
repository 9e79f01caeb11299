/** A message in the relay: encrypted by the clients, never decrypted here. */
export interface RelayMessage {
  readonly topic: string
  readonly message: string
  /** Kind of the message by the clients' tags (1100 proposes a session, 1108 sends a request, …). */
  readonly tag: number
  /** In ms since the epoch. */
  readonly publishedAt: number
  readonly expiresAt: number
  /** Client that sent it; never delivered back to it. */
  readonly sender: string
}

export interface MessageStore {
  readonly put: (message: RelayMessage) => void
  /** Undelivered messages of a client, oldest first. */
  readonly waitingFor: (clientId: string, topic: string) => readonly RelayMessage[]
  /** Marks a message as delivered. */
  readonly taken: (clientId: string, message: RelayMessage) => void
}

/** Stores messages by topic until they expire. `now` is in ms since the epoch. */
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
