import * as t from 'io-ts'
import { appLink } from '../../http/codecs/urls.js'
import { stringMatching } from '../../http/codecs/combinators.js'
import { pairwise } from 'rxjs'
import type { KeyValueStore } from '../../../application/ports/storage.js'
import { createStore, type Readable } from '../../../application/kernel/store.js'
import { type CarrierLink, deepLinkHref, type WaitingRequest } from '../../../domain/pairing/deepLink.js'
import { readField, readRecord } from '../../shared/safeRead.js'
import type { WalletConnectSession, WalletConnectSessions } from './sessions.js'
import type { WalletRequest } from '../../../application/ports/walletConnector.js'
import type { CaipNetworkId } from '../../../domain/network/network.js'

const Link = t.intersection([
  t.type({
    _tag: t.literal('Carrier'),
    base: appLink,
    target: t.keyof({ _self: null, _top: null, _blank: null }),
    encodings: t.union([t.literal(1), t.literal(2)]),
  }),
  t.partial({ app: stringMatching(/^[\w.]{1,255}$/) }),
])

/** How the wallet of a session was opened. Checked like anything that comes from outside: a page script can write there too. */
const LinkRecord = t.strict({ version: t.literal(1), topic: t.string, link: Link })

const LINK_KEY = 'walletLink'

/** The requests that a wallet has got and not answered, the latest first in line to be answered (U-22). */
interface WaitingRequests {
  readonly request: Readable<WaitingRequest | undefined>
  /** How the wallet of a session was opened on this device, or that it was not. Kept as long as the session is. */
  readonly remember: (topic: string, link: CarrierLink | undefined) => void
  /** Follows one request. `sent`: the relay has it, under this id. */
  readonly track: (session: WalletConnectSession) => { readonly sent: (id: number) => void; readonly over: () => void }
}

export const makeWaitingRequests = ({
  store,
  session,
}: {
  readonly store: KeyValueStore
  readonly session: Readable<WalletConnectSession | undefined>
}): WaitingRequests => {
  const request = createStore<WaitingRequest | undefined>(undefined)
  let open: readonly WaitingRequest[] = []

  const linkOf = (topic: string): CarrierLink | undefined => {
    const record = readRecord(store, LINK_KEY, LinkRecord)
    if (record?.topic !== topic) return undefined
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

/** An error as EIP-1193 writes it. */
export const providerError = (code: number, message: string): Error => Object.assign(new Error(message), { code })

/** EIP-1193: the wallet is not connected. */
const DISCONNECTED = 4900

export const noSessionError = (): Error => providerError(DISCONNECTED, 'There is no session.')

/** EIP-1193: the wallet does not know this method. */
const UNSUPPORTED_METHOD = 4200
/** What the SDK answers in place of a wallet that ends the session with a request open. */
const SESSION_ENDED = 6000
const GONE = /no matching key|session topic doesn't exist/i

/** Puts a request to the wallet of a session, on a chain of its own naming; rejects as a provider of EIP-1193 does. */
export type SendRequest = (session: WalletConnectSession, request: WalletRequest, at: CaipNetworkId) => Promise<unknown>

export const makeSendRequest =
  ({
    holder,
    waiting,
  }: {
    readonly holder: Pick<WalletConnectSessions, 'client' | 'forget'>
    readonly waiting: Pick<WaitingRequests, 'track'>
  }): SendRequest =>
  async (session, request, at) => {
    if (!session.methods.includes(request.method))
      throw providerError(UNSUPPORTED_METHOD, `The wallet did not grant ${request.method}.`)
    const client = await holder.client()
    const { sent, over } = waiting.track(session)
    try {
      return await client.request(session.topic, at, request, sent)
    } catch (cause) {
      if (readField(cause, 'code') === SESSION_ENDED) {
        // The end itself settles what was open (U-41); as an answer it would look like a failure of the wallet.
        holder.forget(session.topic)
        return await new Promise<never>(() => undefined)
      }
      const message = readField(cause, 'message')
      if (typeof message !== 'string' || !GONE.test(message)) throw cause
      holder.forget(session.topic)
      throw noSessionError()
    } finally {
      over()
    }
  }
