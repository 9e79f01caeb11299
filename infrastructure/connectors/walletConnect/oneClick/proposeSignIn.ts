import type { UniversalProvider } from '@walletconnect/universal-provider'
import type { AskedSignIn } from '../../../../domain/pairing/oneClick.js'
import type { PendingSignIn, SessionGrant, SignInAnswer } from '../client.js'
import { amendSignIns, type SentSignIn } from '../sdkPatches/amendSignIns.js'
import { takeReply } from '../sdkPatches/takeReply.js'

type Client = InstanceType<typeof UniversalProvider>['client']

interface ProposeSignInDeps {
  readonly client: Client
  /** Keeps the socket open until the returned function is called. */
  readonly hold: () => Promise<() => void>
  /** Abandons the link's plain proposal and deletes its key. Never rejects. */
  readonly forget: (uri: string) => Promise<void>
  /** Reason sent when a topic is closed. */
  readonly over: { readonly code: number; readonly message: string }
  readonly now: () => number
}

/** Lifetime that the SDK gives to sessions settled by wallets. */
const SESSION_S = 7 * 86_400
const SECOND_MS = 1_000

/** Stops listening for the signed answer. */
const forgetReplies = async (
  { client: { auth, core }, over }: ProposeSignInDeps,
  { pairingTopic }: SentSignIn,
): Promise<void> => {
  const own = auth.pairingTopics.getAll().find((each) => each.pairingTopic === pairingTopic)
  if (own === undefined) return
  // Without a socket, the call waits for one.
  void core.relayer.unsubscribe(own.topic).catch(() => undefined)
  await auth.pairingTopics.delete(own.topic, over).catch(() => undefined)
}

/** Creates the session as the SDK would, from validated data only. */
const settleSession = async (
  { client, now, hold }: ProposeSignInDeps,
  { publicKey, pairingTopic }: SentSignIn,
  { responder, accounts, methods, events }: SessionGrant,
): Promise<unknown> => {
  const { core, session, metadata } = client
  const done = await hold()
  try {
    const topic = await core.crypto.generateSharedKey(publicKey, responder.publicKey)
    const chains = [...new Set(accounts.map((account) => account.slice(0, account.lastIndexOf(':'))))]
    const expiry = Math.floor(now() / SECOND_MS) + SESSION_S
    await core.relayer.subscribe(topic, { transportType: 'relay' })
    await session.set(topic, {
      topic,
      expiry,
      acknowledged: true,
      pairingTopic,
      transportType: 'relay',
      self: { publicKey, metadata },
      peer: responder,
      controller: responder.publicKey,
      relay: { protocol: 'irn' },
      requiredNamespaces: {},
      optionalNamespaces: {},
      namespaces: { eip155: { chains, accounts: [...accounts], methods: [...methods], events: [...events] } },
    })
    core.expirer.set(topic, expiry)
    return session.get(topic)
  } finally {
    done()
  }
}

/**
 * Asks a wallet to connect and sign in by one link; the link includes the plain proposal for wallets without support
 * (CAIP-222).
 */
export const makeProposeSignIn = (deps: ProposeSignInDeps): ((signIn: AskedSignIn) => Promise<PendingSignIn>) => {
  const { client, hold, forget } = deps
  const amend = amendSignIns(client.engine)
  return async (signIn) => {
    const done = await hold()
    const sent = amend(signIn)
    const { message, chains } = signIn
    const { domain, uri: aud, nonce, statement, expirationTime: exp, notBefore: nbf } = message
    try {
      const { uri, response } = await client.authenticate({
        domain,
        uri: aud,
        nonce,
        chains: [...chains],
        ...(statement !== undefined && { statement }),
        ...(exp !== undefined && { exp }),
        ...(nbf !== undefined && { nbf }),
      })
      const request = sent()
      if (request === undefined) throw new Error('The SDK did not ask for a signature.')
      const { signed, drop } = takeReply(client.engine, request.id)
      let abandon: () => void = () => undefined
      const abandoned = new Promise<never>((_, reject) => {
        abandon = () => reject(new Error('Proposal expired'))
      })
      const answer = Promise.race<SignInAnswer>([
        signed.then((reply) => ({
          _tag: 'Signed',
          answer: reply,
          settle: (grant) => settleSession(deps, request, grant),
        })),
        response().then(({ session }) => ({ _tag: 'Connected', session })),
        abandoned,
      ]).finally(async () => {
        drop()
        await Promise.all([forget(uri), forgetReplies(deps, request)])
        done()
      })
      // Avoids an unhandled rejection if the caller stopped waiting.
      answer.catch(() => undefined)
      return { uri, answer, abandon }
    } catch (cause) {
      sent()
      done()
      throw cause
    }
  }
}
