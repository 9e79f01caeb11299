import * as E from 'fp-ts/Either'
import type { CaipNetworkId } from '../network/network.js'
import { messageOfCacao } from '../siwx/cacao.js'
import { formatMessage } from '../siwx/messageText.js'
import { type Recap, RECAP_PREFIX, withRecap } from '../siwx/recap.js'
import type { Cacao, SignInSession } from '../siwx/session.js'
import type { MessageField, SignInMessage } from '../siwx/signInMessage.js'

/** What a wallet that pairs is asked to sign (CAIP-222): a message for any account that it chooses. */
export interface AskedSignIn {
  /** Has `UNKNOWN_ACCOUNT` as its address and no recap, which is built from the methods. */
  readonly message: SignInMessage
  /** The wallet may choose any of them as the message's chain; the message's own comes first. */
  readonly chains: readonly [CaipNetworkId, ...CaipNetworkId[]]
  /** Methods that the site wants to call later; the message's recap grants them. */
  readonly methods: readonly string[]
}

/** Why a signed message is rejected: a field differs from the request, or it grants more. */
export type OneClickFault = 'Malformed' | 'Grants' | MessageField

/** What a paired wallet's recap grants for the account that signed. */
export interface OneClickGrant {
  readonly chains: readonly string[]
  readonly methods: readonly string[]
}

const NAMESPACE = 'eip155'
const ABILITY = 'request/'

/** The message's recap: grants the methods, and nothing else. */
export const recapOf = ({ methods }: Pick<AskedSignIn, 'methods'>): Recap => ({
  att: { [NAMESPACE]: Object.fromEntries([...methods].sort().map((method) => [`${ABILITY}${method}`, [{}]])) },
})

/** Chains that an ability is limited to; empty if it is not limited. `undefined` if the limit is unreadable. */
const chainsIn = (limit: unknown): readonly string[] | undefined => {
  if (typeof limit !== 'object' || limit === null) return undefined
  if (!('chains' in limit)) return []
  const chains: unknown = limit.chains
  return Array.isArray(chains) && chains.every((chain): chain is string => typeof chain === 'string')
    ? chains
    : undefined
}

/** What a recap grants, if it does not exceed the request; `undefined` if it exceeds it or is unreadable. */
export const grantWithin = ({ att }: Recap, { chains, methods }: AskedSignIn): OneClickGrant | undefined => {
  const { [NAMESPACE]: abilities = {}, ...others } = att
  const limits = Object.values(abilities).flat().map(chainsIn)
  const isKnown = limits.every((limited) => limited?.every((chain) => chains.some((id) => id === chain)))
  const granted = Object.keys(abilities)
  const isAsked = granted.every((ability) => methods.some((method) => ability === `${ABILITY}${method}`))
  if (Object.keys(others).length > 0 || !isKnown || !isAsked) return undefined
  return {
    chains: [...new Set(limits.flatMap((limited) => limited ?? []))],
    methods: granted.map((ability) => ability.slice(ABILITY.length)),
  }
}

/** Must come back unchanged. The wallet chooses the account, and the chain from those requested. */
const KEPT = ['domain', 'uri', 'version', 'nonce', 'issuedAt', 'expirationTime', 'notBefore', 'requestId'] as const

const isSameList = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at])

const faultOf = (message: SignInMessage, recap: Recap | undefined, request: AskedSignIn): OneClickFault | undefined => {
  const kept = KEPT.find((field) => message[field] !== request.message[field])
  if (kept !== undefined) return kept
  if (!request.chains.includes(message.chainId)) return 'chainId'
  const { statement } = request.message
  if (message.statement !== (recap === undefined ? statement : withRecap(statement, recap))) return 'statement'
  const resources = recap === undefined ? message.resources : message.resources?.slice(0, -1)
  return isSameList(resources, request.message.resources) ? undefined : 'resources'
}

/** A sign-in from a wallet's answer, and what it grants besides. */
export interface OneClickAuth {
  readonly session: SignInSession
  readonly grant: OneClickGrant
}

/**
 * Reads what a paired wallet signed, if it matches the request (S-16, S-18); rebuilds the text. `readRecap` decodes a
 * resource that grants something. Verifying the signature is up to the site's sessions.
 */
export const readAuth = (
  cacao: Cacao,
  request: AskedSignIn,
  readRecap: (uri: string) => Recap | undefined,
): E.Either<OneClickFault, OneClickAuth> => {
  const last = cacao.p.resources?.at(-1)
  const hasRecap = last?.startsWith(RECAP_PREFIX) === true
  const recap = hasRecap ? readRecap(last) : undefined
  if (hasRecap && recap === undefined) return E.left('Grants')
  const grant = recap === undefined ? { chains: [], methods: [] } : grantWithin(recap, request)
  if (grant === undefined) return E.left('Grants')
  const data = messageOfCacao(cacao, recap)
  if (data === undefined) return E.left('accountAddress')
  const fault = faultOf(data, recap, request)
  if (fault !== undefined) return E.left(fault)
  const text = formatMessage(data)
  if (E.isLeft(text)) return E.left(text.left.field)
  return E.right({ session: { data, message: text.right, signature: cacao.s.s, cacao }, grant })
}
