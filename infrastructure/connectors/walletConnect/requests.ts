import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import { appLink, type IsAppLink } from '../../http/codecs/appLinks.js'
import { bothOf, oneOf, stringMatching } from '../../http/codecs/combinators.js'
import { concatMap, defer, filter, firstValueFrom, map, merge, NEVER, pairwise, race } from 'rxjs'
import type { KeyValueStore } from '../../../application/ports/storage.js'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import { createStore, type Readable } from '../../../application/kernel/store.js'
import { type CarrierLink, deepLinkHref, type WaitingRequest } from '../../../domain/pairing/deepLink.js'
import { readField, readRecord } from '../../shared/safeRead.js'
import type { WalletConnectSession, WalletConnectSessions } from './sessions.js'
import { promptKind, type RequestError, type WalletRequest } from '../../../domain/connect/walletRequest.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'
import { readEvmOutcome } from '../shared/evmAnswers.js'
import { leftError, type RequestOutcome } from '../shared/walletDriver.js'
import { ERROR_CODES, readProviderError, requestFailed, toRequestError } from '../shared/providerErrors.js'

const Link = bothOf(
  t.type({
    _tag: t.literal('Carrier'),
    base: appLink,
    target: t.keyof({ _self: null, _top: null, _blank: null }),
    encodings: oneOf(t.literal(1), t.literal(2)),
  }),
  t.partial({ app: stringMatching(/^[\w.]{1,255}$/) }),
)

/** Stored record of how a session's wallet was opened. Validated like any input: scripts can write there too. */
const LinkRecord = t.strict({ version: t.literal(1), topic: t.string, link: Link })

const LINK_KEY = 'walletLink'

/** Requests that the wallet received and has not answered, latest first (U-22). */
interface WaitingRequests {
  readonly request: Readable<WaitingRequest | undefined>
  /** Stores how the wallet was opened on this device, or that it was not. Kept as long as the session. */
  readonly remember: (topic: string, link: CarrierLink | undefined) => void
  /** Tracks one request. `sent`: the relay has it, under this id. */
  readonly track: (session: WalletConnectSession) => { readonly sent: (id: number) => void; readonly over: () => void }
}

export const makeWaitingRequests = ({
  store,
  session,
  isAppLink,
}: {
  readonly store: KeyValueStore
  readonly isAppLink: IsAppLink
  readonly session: Readable<WalletConnectSession | undefined>
}): WaitingRequests => {
  const request = createStore<WaitingRequest | undefined>(undefined)
  let open: readonly WaitingRequest[] = []

  const linkOf = (topic: string): CarrierLink | undefined => {
    const record = readRecord(store, LINK_KEY, LinkRecord)
    if (record?.topic !== topic || !isAppLink(record.link.base)) return undefined
    const { app, ...link } = record.link
    return { ...link, ...(app !== undefined && { app }) }
  }
  const become = (next: readonly WaitingRequest[]): void => {
    open = next
    request.set(open.at(-1))
  }
  session.changes.pipe(pairwise()).subscribe(([before, now]) => {
    if (before?.topic !== now?.topic) become([])
    if (before !== undefined && now === undefined) store.remove(LINK_KEY)
  })
  return {
    request,
    remember: (topic, link) => {
      if (link === undefined) store.remove(LINK_KEY)
      else store.write(LINK_KEY, JSON.stringify({ version: 1, topic, link }))
    },
    track: ({ topic, wallet }) => {
      let own: WaitingRequest | undefined
      return {
        sent: (id) => {
          const link = linkOf(topic)
          if (link === undefined) return
          own = { wallet: wallet.name, address: deepLinkHref(link, { requestId: String(id), sessionTopic: topic }) }
          become([...open, own])
        },
        over: () => become(open.filter((each) => each !== own)),
      }
    },
  }
}

const readReply = (reply: unknown): RequestOutcome => {
  const error = readField(reply, 'error')
  return error === undefined ? E.right(readField(reply, 'result')) : E.left(toRequestError(error))
}

/** `WalletConnector.lateAnswer` of all namespaces. A reference consists of the topic and the request's id. */
export const makeLateAnswer =
  (holder: Pick<WalletConnectSessions, 'client'>): NonNullable<WalletConnector['lateAnswer']> =>
  ({ method, reference }) => {
    const [topic = '', id] = reference.split(' ')
    return defer(() => holder.client()).pipe(
      concatMap((client) => client.lateReply(topic, Number(id))),
      map((reply) => readEvmOutcome({ method }, readReply(reply))),
    )
  }

/** Code with which the SDK answers open requests when the wallet ends the session. */
const SESSION_ENDED = 6000
const GONE = /no matching key|session topic doesn't exist/i

/** Sends a request to a session's wallet, on a given chain. */
export type SendRequest = (
  session: WalletConnectSession,
  request: WalletRequest,
  at: CaipNetworkId,
  /** Receives the reference for `lateAnswer` once the relay has the request. */
  noted?: (reference: string) => void,
) => TaskEither<RequestError, unknown>

/** Requests of an ended or replaced session fail (U-41). */
export const makeSendRequest =
  ({
    holder,
    waiting,
  }: {
    readonly holder: Pick<WalletConnectSessions, 'client' | 'forget' | 'session'>
    readonly waiting: Pick<WaitingRequests, 'track'>
  }): SendRequest =>
  (session, request, at, noted) =>
  async () => {
    const { topic } = session
    if (!session.methods.includes(request.method))
      return E.left(requestFailed(ERROR_CODES.unsupportedMethod, `The wallet did not grant ${request.method}.`))
    const { sent, over } = waiting.track(session)
    const put = async (): Promise<RequestOutcome | 'Left' | 'Unknown'> => {
      try {
        const client = await holder.client()
        // Requests without a prompt do not need the wallet to be opened.
        const noteSent = (id: number): void => {
          if (promptKind(request.method) !== undefined) sent(id)
          noted?.(`${topic} ${id}`)
        }
        return E.right(await client.request(topic, at, request, noteSent))
      } catch (cause) {
        // Reported as an end of the session rather than as a wallet error.
        if (readField(cause, 'code') === SESSION_ENDED) return 'Left'
        return GONE.test(readProviderError(cause).message) ? 'Unknown' : E.left(toRequestError(cause))
      } finally {
        over()
      }
    }
    const replaced = merge(holder.session.changes, NEVER).pipe(
      filter((now) => now?.topic !== topic),
      map(() => 'Left' as const),
    )
    const outcome = await firstValueFrom(race(replaced, defer(put)))
    if (outcome !== 'Left' && outcome !== 'Unknown') return outcome
    holder.forget(topic)
    return E.left(outcome === 'Left' ? leftError(request) : { _tag: 'SessionGone' })
  }
