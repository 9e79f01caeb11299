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
/** Tolerated clock difference of the wallet that wrote a message, in ms. */
const SKEW_MS = 60_000
/** Deadline of nodes, in ms; shorter than the deadline of a site's functions. */
const ANSWER_MS = 5_000

const toText = (time: number): string => new Date(time).toISOString()

/** Key of a verification result: the same text and signature always have the same result. */
const proofOf = ({ message, signature }: SignInSession): string => `${signature}\n${message}`

/** Code of `deviceSessions`, in its own chunk. */
export const openDeviceSessions = (
  { lifetimeMs, statement, resources }: Omit<DeviceSessionOptions, 'lifetimeMs'> & { readonly lifetimeMs: number },
  { origin, store, call, now }: SiwxTools,
): Sessions => {
  // Keeps an unreadable record until the next write replaces it.
  const readable = { read: store.read, remove: () => undefined }
  const read = (): readonly SignInSession[] => readRecord(readable, DEVICE_KEY, Kept)?.sessions ?? []
  /** Why a session is invalid now, regardless of its signature. */
  const reasonOf = (session: SignInSession): string | undefined =>
    faultOf(session, origin) ?? untimelinessOf(session.data, { now: now(), lifetimeMs, skewMs: SKEW_MS })
  const write = (sessions: readonly SignInSession[]): void => {
    const kept = sessions.filter((each) => reasonOf(each) === undefined).slice(0, MOST_SESSIONS)
    store.write(DEVICE_KEY, JSON.stringify({ version: VERSION, sessions: kept }))
  }

  /** Rejects if the signature is invalid or could not be verified (U-109). */
  const verify = async ({ data, message: text, signature }: SignInSession): Promise<void> => {
    const { chainId, accountAddress: address } = data
    const verification = await verifySignature({ chainId, address, text, signature }, (method, params) =>
      within(ANSWER_MS, call(chainId, method, params), undefined),
    )
    if (verification._tag === 'Unknown') throw new SessionRejection(verification.reason)
    if (verification._tag === 'Invalid') throw new SessionRejection('Signature')
  }
  /**
   * Verifies each stored session once per page, when it is first read. Keys are cheap to verify, but a contract needs a
   * node, which learns each time who visits, and whose outage would sign out a visitor who just signed in. The
   * contract's later state does not matter: a session states that the account signed at its time.
   */
  const verified = new Map<string, Promise<boolean>>()
  const isVerified = (session: SignInSession): Promise<boolean> => {
    const proof = proofOf(session)
    const cached = verified.get(proof)
    if (cached !== undefined) return cached
    const verification = verify(session).then(
      () => true,
      (cause: unknown) => {
        // Retries later if the signature could not be verified.
        if (!(cause instanceof SessionRejection && cause.code === 'Signature')) verified.delete(proof)
        return false
      },
    )
    verified.set(proof, verification)
    return verification
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
