import type { MessageStore, RelayMessage } from './messageStore.js'
import { createHash } from 'node:crypto'

/** A socket of a relay client. */
export interface RelayClient {
  /** `did:key` of the client; survives reconnects. */
  readonly id: string
  /** Subscribed topics, with their subscription ids. */
  readonly subscriptions: Map<string, string>
  /** Messages being delivered, until the client confirms them. */
  readonly inFlight: Set<RelayMessage>
  readonly deliver: (subscriptionId: string, message: RelayMessage) => void
}

type Params = Readonly<Record<string, unknown>>
export type RelayMethod = (client: RelayClient, params: Params) => unknown

const TAGS = { propose: 1100, proposeReply: 1101, settle: 1102 } as const
const DEFAULT_TTL_S = 300

const text = (params: Params, name: string): string => {
  const value = params[name]
  if (typeof value !== 'string' || value === '') throw new Error(`${name} is missing`)
  return value
}
const number = (params: Params, name: string, otherwise: number): number => {
  const value = params[name]
  return typeof value === 'number' ? value : otherwise
}
const texts = (params: Params, name: string): readonly string[] => {
  const value = params[name]
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []
}

/** Message fields sent to clients. */
export const toWire = ({ topic, message, publishedAt, tag }: RelayMessage) => ({ topic, message, publishedAt, tag })

/** Methods that relay clients of version 2.21 call. `publish` delivers a message to its subscribers. */
export const makeRelayMethods = (deps: {
  readonly store: MessageStore
  readonly publish: (message: RelayMessage) => void
  /** Called for a new subscription, to deliver waiting messages. */
  readonly listening: (client: RelayClient, topic: string) => void
  readonly now: () => number
}): Readonly<Record<string, RelayMethod>> => {
  const send = (sender: RelayClient, topic: string, message: string, tag: number, ttlSeconds: number): void => {
    const publishedAt = deps.now()
    deps.publish({ topic, message, tag, publishedAt, expiresAt: publishedAt + ttlSeconds * 1_000, sender: sender.id })
  }
  const subscribe = (client: RelayClient, topic: string): string => {
    const id = createHash('sha256')
      .update(topic + client.id)
      .digest('hex')
    client.subscriptions.set(topic, id)
    // After the answer: the client must learn the subscription's id first.
    setImmediate(() => deps.listening(client, topic))
    return id
  }
  const fetchMessages = (client: RelayClient, topics: readonly string[]) => {
    const messages = topics.flatMap((topic) => deps.store.waitingFor(client.id, topic))
    for (const message of messages) deps.store.taken(client.id, message)
    return { messages: messages.map(toWire), hasMore: false }
  }
  return {
    irn_publish: (client, params) => {
      send(
        client,
        text(params, 'topic'),
        text(params, 'message'),
        number(params, 'tag', 0),
        number(params, 'ttl', DEFAULT_TTL_S),
      )
      return true
    },
    irn_subscribe: (client, params) => subscribe(client, text(params, 'topic')),
    irn_batchSubscribe: (client, params) => texts(params, 'topics').map((topic) => subscribe(client, topic)),
    irn_unsubscribe: (client, params) => client.subscriptions.delete(text(params, 'topic')) || true,
    irn_fetchMessages: (client, params) => fetchMessages(client, [text(params, 'topic')]),
    irn_batchFetchMessages: (client, params) => fetchMessages(client, texts(params, 'topics')),
    wc_proposeSession: (client, params) => {
      const topic = text(params, 'pairingTopic')
      subscribe(client, topic)
      send(client, topic, text(params, 'sessionProposal'), TAGS.propose, number(params, 'ttl', DEFAULT_TTL_S))
      return true
    },
    wc_approveSession: (client, params) => {
      const ttl = number(params, 'ttl', DEFAULT_TTL_S)
      const session = text(params, 'sessionTopic')
      subscribe(client, session)
      send(client, text(params, 'pairingTopic'), text(params, 'sessionProposalResponse'), TAGS.proposeReply, ttl)
      send(client, session, text(params, 'sessionSettlementRequest'), TAGS.settle, ttl)
      return true
    },
  }
}
