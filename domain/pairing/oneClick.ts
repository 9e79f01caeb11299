import * as E from 'fp-ts/Either'
import type { CaipNetworkId } from '../network/network.js'
import { messageOfCacao } from '../siwx/cacao.js'
import { formatMessage } from '../siwx/messageText.js'
import { type Recap, RECAP_PREFIX, withRecap } from '../siwx/recap.js'
import type { Cacao, SignInSession } from '../siwx/session.js'
import type { MessageField, SignInMessage } from '../siwx/signInMessage.js'

/** What a wallet that pairs is asked to sign (CAIP-222): a message for whichever account it chooses. */
export interface AskedSignIn {
  /** With `UNKNOWN_ACCOUNT`, and without a recap: that one is made of the methods. */
  readonly message: SignInMessage
  /** Any of them may be the message's chain in the end; its own comes first. */
  readonly chains: readonly [CaipNetworkId, ...CaipNetworkId[]]
  /** What the site wants to ask this wallet for later: the recap that goes with the message grants them. */
  readonly methods: readonly string[]
}

/** Why what a wallet signed does not count: a field is not as it was asked for, or it grants more. */
export type OneClickFault = 'Malformed' | 'Grants' | MessageField

/** What the recap of a paired wallet grants, for the account that signed. */
export interface OneClickGrant {
  readonly chains: readonly string[]
  readonly methods: readonly string[]
}

const NAMESPACE = 'eip155'
const ABILITY = 'request/'

/** The recap that goes with the message: it grants the methods, and nothing else. */
export const recapOf = ({ methods }: Pick<AskedSignIn, 'methods'>): Recap => ({
  att: { [NAMESPACE]: Object.fromEntries([...methods].sort().map((method) => [`${ABILITY}${method}`, [{}]])) },
})

/** Which chains an ability is limited to; none where it is not. `undefined` where the limit cannot be read. */
const chainsIn = (limit: unknown): readonly string[] | undefined => {
  if (typeof limit !== 'object' || limit === null) return undefined
  if (!('chains' in limit)) return []
  const chains: unknown = limit.chains
  return Array.isArray(chains) && chains.every((chain): chain is string => typeof chain === 'string')
    ? chains
    : undefined
}

/** What a recap grants, if that is no more than was asked for; `undefined` for more, or for what nobody understands. */
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

/** They have to come back as they went out; the account is the wallet's to choose, and its chain among those asked. */
const KEPT = ['domain', 'uri', 'version', 'nonce', 'issuedAt', 'expirationTime', 'notBefore', 'requestId'] as const

const isSameList = (one: readonly string[] = [], other: readonly string[] = []): boolean =>
  one.length === other.length && one.every((each, at) => each === other[at])

const faultOf = (message: SignInMessage, recap: Recap | undefined, asked: AskedSignIn): OneClickFault | undefined => {
  const kept = KEPT.find((field) => message[field] !== asked.message[field])
  if (kept !== undefined) return kept
  if (!asked.chains.includes(message.chainId)) return 'chainId'
  const { statement } = asked.message
  if (message.statement !== (recap === undefined ? statement : withRecap(statement, recap))) return 'statement'
  const resources = recap === undefined ? message.resources : message.resources?.slice(0, -1)
  return isSameList(resources, asked.message.resources) ? undefined : 'resources'
}

/** A sign-in that a wallet answered, and what it grants beside it. */
export interface OneClickAuth {
  readonly session: SignInSession
  readonly grant: OneClickGrant
}

/**
 * What a paired wallet signed, where it is what it was asked for (S-16, S-18): its text is written anew. `readRecap`
 * reads a resource that grants something. Whether the account signed it is for the site's sessions to say.
 */
export const readAuth = (
  cacao: Cacao,
  asked: AskedSignIn,
  readRecap: (uri: string) => Recap | undefined,
): E.Either<OneClickFault, OneClickAuth> => {
  const last = cacao.p.resources?.at(-1)
  const hasRecap = last?.startsWith(RECAP_PREFIX) === true
  const recap = hasRecap ? readRecap(last) : undefined
  if (hasRecap && recap === undefined) return E.left('Grants')
  const grant = recap === undefined ? { chains: [], methods: [] } : grantWithin(recap, asked)
  if (grant === undefined) return E.left('Grants')
  const data = messageOfCacao(cacao, recap)
  if (data === undefined) return E.left('accountAddress')
  const fault = faultOf(data, recap, asked)
  if (fault !== undefined) return E.left(fault)
  const text = formatMessage(data)
  if (E.isLeft(text)) return E.left(text.left.field)
  return E.right({ session: { data, message: text.right, signature: cacao.s.s, cacao }, grant })
}
