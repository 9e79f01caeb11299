import * as t from 'io-ts'
import type { SiwxTools } from '../../application/api/siwx.js'
import { isSessionOf, type SignInSession } from '../../domain/siwx/session.js'
import { isSameAccount } from '../../domain/siwx/checkMessage.js'
import { type Fetch, pageFetch } from '../http/HttpClient.js'
import { readRecord } from '../shared/safeRead.js'
import { SERVER_KEY, type ServerSessionOptions } from './sessionOptions.js'
import { faultOf, SessionRejection } from './SessionRejection.js'
import { SessionCodec } from './sessionCodec.js'
import type { Sessions } from './sessionsOnDemand.js'
import {
  makeAskServer,
  NonceAnswer,
  ServerRejection,
  SignedInAnswer,
  SignedOutAnswer,
  WhoAnswer,
} from './signInServerClient.js'

type SignedIn = t.TypeOf<typeof SignedInAnswer>

const VERSION = 1
const Kept = t.type({ version: t.literal(VERSION), session: SessionCodec })
const SIGNED_OUT = 401

/** Code of `serverSessions`, in its own chunk. */
export const openServerSessions = (
  options: ServerSessionOptions,
  { origin, store }: SiwxTools,
  fetch: Fetch = pageFetch,
): Sessions => {
  const { statement, resources, credentials = 'include' } = options
  const isBearer = options.token === 'bearer'
  let token: string | undefined
  const ask = makeAskServer({
    fetch,
    credentials,
    url: new URL(options.url, origin).href.replace(/\/$/, ''),
    headers: () => (token === undefined ? {} : { authorization: `Bearer ${token}` }),
  })

  /**
   * Session of this page; the stored one is this browser's. The server only tells the account and nonce, because a
   * cookie has no room for a message and a contract's signature. Without the message of that nonce, there is no session
   * here.
   */
  let mine: SignInSession | undefined
  const readable = { read: store.read, remove: () => undefined }
  const signedBy = ({ account, nonce }: SignedIn): SignInSession | undefined =>
    [mine, readRecord(readable, SERVER_KEY, Kept)?.session].find(
      (each) =>
        each?.data.nonce === nonce &&
        isSessionOf(each, account.chainId, account.address) &&
        faultOf(each, origin) === undefined,
    )

  let asking: Promise<SignedIn | undefined> | undefined
  const askWho = async (): Promise<SignedIn | undefined> => {
    if (isBearer && token === undefined) return undefined
    try {
      return (await ask({ path: 'me', codec: WhoAnswer })) ?? undefined
    } catch (cause) {
      if (cause instanceof ServerRejection && cause.status === SIGNED_OUT) return undefined
      throw cause
    }
  }
  /** Concurrent calls share one request. */
  const who = (): Promise<SignedIn | undefined> => {
    if (asking !== undefined) return asking
    const question = askWho().finally(() => {
      if (asking === question) asking = undefined
    })
    asking = question
    return question
  }
  /** Applies a sign-in or sign-out: notifies other tabs, and discards older answers. */
  const become = (session: SignInSession | undefined, next: string | undefined): void => {
    mine = session
    token = next
    asking = undefined
    store.write(SERVER_KEY, session === undefined ? '' : JSON.stringify({ version: VERSION, session }))
  }

  const signOut = async (): Promise<void> => {
    await ask({ path: 'sign-out', body: {}, codec: SignedOutAnswer })
    become(undefined, undefined)
  }
  const verify = async (session: SignInSession): Promise<void> => {
    const fault = faultOf(session, origin)
    if (fault !== undefined) throw new SessionRejection(fault)
    const { data, message, signature, cacao } = session
    const body = { message, signature, ...(cacao && { cacao }) }
    const said = await ask({ path: 'verify', body, codec: SignedInAnswer })
    const isThis = said.nonce === data.nonce && isSessionOf(session, said.account.chainId, said.account.address)
    if (!isThis || (isBearer && said.token === undefined)) throw new SessionRejection('Malformed')
    become(session, isBearer ? said.token : undefined)
  }

  return {
    createMessage: async (account) => ({
      ...account,
      domain: origin.slice(origin.indexOf('//') + 2),
      uri: `${origin}/`,
      version: '1',
      ...(await ask({ path: 'nonce', codec: NonceAnswer })),
      ...(statement !== undefined && { statement }),
      ...(resources && { resources }),
    }),
    addSession: verify,
    // A server holds one session; the first is of the network that the message was made for.
    setSessions: ([first]) => (first === undefined ? signOut() : verify(first)),
    getSessions: async (chainId, address) => {
      const found = await who()
      const session = found && signedBy(found)
      return session !== undefined && isSessionOf(session, chainId, address) ? [session] : []
    },
    revokeSession: async (chainId, address) => {
      const account = (await who())?.account
      if (account?.chainId === chainId && isSameAccount(chainId, account.address, address)) await signOut()
    },
  }
}
