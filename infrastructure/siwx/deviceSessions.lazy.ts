import * as t from 'io-ts'
import type { SiwxAccount, SiwxTools } from '../../application/api/siwx.js'
import { untimelinessOf } from '../../domain/siwx/checkMessage.js'
import { isSessionOf, type SignInSession } from '../../domain/siwx/session.js'
import type { SignInMessage } from '../../domain/siwx/signInMessage.js'
import { validEntries } from '../http/codecs/combinators.js'
import { toHex } from '../shared/hexBytes.js'
import { readRecord } from '../shared/safeRead.js'
import { verifySignature } from '../shared/signatures/verifySignature.js'
import { within } from '../shared/within.js'
import { DEVICE_KEY, type DeviceSessionOptions } from './sessionOptions.js'
import { faultOf, SessionRejection } from './SessionRejection.js'
import { SessionCodec } from './sessionCodec.js'
import type { Sessions } from './sessionsOnDemand.js'

const VERSION = 1
const Kept = t.type({ version: t.literal(VERSION), sessions: validEntries(SessionCodec) })

/** The newest are kept. */
const MOST_SESSIONS = 50
/** 128 bits. */
const NONCE_BYTES = 16
/** How far the clock of a wallet that wrote a message may be ahead, in ms. */
const SKEW_MS = 60_000
/** A node that takes longer is as one that does not answer, in ms: less than a site's functions have. */
const ANSWER_MS = 5_000

const toText = (time: number): string => new Date(time).toISOString()

/** What was signed, and how: of one such pair the answer stays the same. */
const proofOf = ({ message, signature }: SignInSession): string => `${signature}\n${message}`

/** The chunk of `deviceSessions`. */
export const openDeviceSessions = (
  { lifetimeMs, statement, resources }: Omit<DeviceSessionOptions, 'lifetimeMs'> & { readonly lifetimeMs: number },
  { origin, store, call, now }: SiwxTools,
): Sessions => {
  // The next one that is written takes the place of a record that cannot be read.
  const readable = { read: store.read, remove: () => undefined }
  const read = (): readonly SignInSession[] => readRecord(readable, DEVICE_KEY, Kept)?.sessions ?? []
  /** Why a session does not count now, whoever signed it. */
  const reasonOf = (session: SignInSession): string | undefined =>
    faultOf(session, origin) ?? untimelinessOf(session.data, { now: now(), lifetimeMs, skewMs: SKEW_MS })
  const write = (sessions: readonly SignInSession[]): void => {
    const kept = sessions.filter((each) => reasonOf(each) === undefined).slice(0, MOST_SESSIONS)
    store.write(DEVICE_KEY, JSON.stringify({ version: VERSION, sessions: kept }))
  }

  /** Rejects where the account did not sign, or nobody can tell (U-109). */
  const verify = async ({ data, message: text, signature }: SignInSession): Promise<void> => {
    const { chainId, accountAddress: address } = data
    const verification = await verifySignature({ chainId, address, text, signature }, (method, params) =>
      within(ANSWER_MS, call(chainId, method, params), undefined),
    )
    if (verification._tag === 'Unknown') throw new SessionRejection(verification.reason)
    if (verification._tag === 'Invalid') throw new SessionRejection('Signature')
  }
  /**
   * A session that was kept is verified once in a page, when it is first read, and not at each read. For a key that is
   * cheap. For a contract a node is asked, which learns each time who is here, and whose outage would sign out whoever
   * has just signed in; and a session says that the account signed when it did, whatever its contract says later.
   */
  const verified = new Map<string, Promise<boolean>>()
  const isVerified = (session: SignInSession): Promise<boolean> => {
    const proof = proofOf(session)
    const known = verified.get(proof)
    if (known !== undefined) return known
    const asked = verify(session).then(
      () => true,
      (cause: unknown) => {
        // What nobody could tell may be told the next time.
        if (!(cause instanceof SessionRejection && cause.code === 'Signature')) verified.delete(proof)
        return false
      },
    )
    verified.set(proof, asked)
    return asked
  }

  const check = async (session: SignInSession): Promise<void> => {
    const reason = reasonOf(session)
    if (reason !== undefined) throw new SessionRejection(reason)
    await verify(session)
    verified.set(proofOf(session), Promise.resolve(true))
  }
  const without = ({ chainId, accountAddress }: SiwxAccount): readonly SignInSession[] =>
    read().filter((each) => !isSessionOf(each, chainId, accountAddress))

  return {
    createMessage: async (account): Promise<SignInMessage> => ({
      ...account,
      domain: origin.slice(origin.indexOf('//') + 2),
      uri: `${origin}/`,
      version: '1',
      nonce: toHex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES))),
      issuedAt: toText(now()),
      expirationTime: toText(now() + lifetimeMs),
      ...(statement !== undefined && { statement }),
      ...(resources && { resources }),
    }),
    addSession: async (session) => {
      await check(session)
      write([session, ...without(session.data)])
    },
    setSessions: async (sessions) => {
      await Promise.all(sessions.map(check))
      write(sessions)
    },
    getSessions: async (chainId, address) => {
      const found = read().filter((each) => isSessionOf(each, chainId, address) && reasonOf(each) === undefined)
      const answers = await Promise.all(found.map(isVerified))
      return found.filter((_, at) => answers[at])
    },
    revokeSession: async (chainId, accountAddress) => write(without({ chainId, accountAddress })),
  }
}
