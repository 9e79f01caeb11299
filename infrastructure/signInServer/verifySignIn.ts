import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { toChecksumAddress } from '../../domain/account/addresses/checksum.js'
import type { CaipNetworkId } from '../../domain/network/network.js'
import { messageOfCacao } from '../../domain/siwx/cacao.js'
import { mismatchOf, untimelinessOf } from '../../domain/siwx/checkMessage.js'
import { formatMessage, parseMessage } from '../../domain/siwx/messageText.js'
import { recapResourceOf } from '../../domain/siwx/recap.js'
import type { Cacao } from '../../domain/siwx/session.js'
import { type SignInMessage, toTime } from '../../domain/siwx/signInMessage.js'
import { CacaoCodec } from '../http/codecs/cacao.js'
import { bothOf } from '../http/codecs/combinators.js'
import { grantsUnsaid, readRecapUri } from '../http/codecs/recapUri.js'
import { verifySignature } from '../shared/signatures/verifySignature.js'
import { ANSWER_MS, type RpcNodes, rpcCallOf } from './rpc.js'
import { isLifetime } from './serverOptions.js'
import type { SignInOutcome, SignInRefusal, SignInRules } from './signInRules.js'
import { settled } from '../shared/within.js'

const SignIn = bothOf(t.type({ message: t.string, signature: t.string }), t.partial({ cacao: CacaoCodec }))

/** Lifetime of messages without an expiry, and the maximum of all, in ms. */
const LIFETIME_MS = 24 * 60 * 60_000
/** Tolerated clock difference of the message's author, in ms. */
const SKEW_MS = 60_000

/** Whether the text rebuilt from a CACAO (CAIP-74) equals the signed text. */
const isTextOf = (cacao: Cacao, text: string, signature: string): boolean => {
  const resource = recapResourceOf(cacao.p.resources)
  const message = messageOfCacao(cacao, resource._tag === 'Last' ? readRecapUri(resource.uri) : undefined)
  const again = message === undefined ? undefined : formatMessage(message)
  return cacao.s.s === signature && again !== undefined && E.isRight(again) && again.right === text
}

/** Checks that need neither a store nor a node. */
const refusalOf = (message: SignInMessage, rules: SignInRules, now: number): SignInRefusal | undefined => {
  const mismatch = mismatchOf(message, { origin: rules.origin })
  if (mismatch !== undefined) return mismatch === 'Account' ? 'Malformed' : mismatch
  if (!rules.chains.includes(message.chainId)) return 'Chain'
  const untimely = untimelinessOf(message, { now, lifetimeMs: rules.lifetimeMs ?? LIFETIME_MS, skewMs: SKEW_MS })
  return untimely ?? (grantsUnsaid(message) ? 'Recap' : undefined)
}

const signatureRefusal = async (
  { chainId, accountAddress: address }: SignInMessage,
  { message: text, signature }: { readonly message: string; readonly signature: string },
  nodes: RpcNodes,
): Promise<SignInRefusal | undefined> => {
  const verification = await verifySignature({ chainId, address, text, signature }, rpcCallOf(nodes, chainId))
  if (verification._tag === 'Valid') return undefined
  if (verification._tag === 'Invalid') return 'Signature'
  return verification.reason === 'NoAnswer' ? 'RpcUnavailable' : 'AccountKind'
}

const accountOf = (chainId: CaipNetworkId, address: string): string =>
  chainId.startsWith('eip155:') ? toChecksumAddress(address) : address

/** Finds rules under which every message would be accepted. */
const faultOf = ({ chains, lifetimeMs }: SignInRules, now: number): string | undefined => {
  if (!Array.isArray(chains)) return 'chains has to be a list'
  if (!isLifetime(lifetimeMs)) return 'lifetimeMs has to be from a second to a year'
  return Number.isFinite(now) ? undefined : 'now has to give milliseconds since 1970'
}

const refused = (reason: SignInRefusal): SignInOutcome => ({ _tag: 'Refused', reason })

/**
 * Verifies a sign-in from a page, `{ message, signature, cacao? }`, without trusting any of it (S-16, S-17). Takes the
 * nonce after all other checks of the message and before asking a node: one nonce allows one attempt. Rejects only with
 * a `TypeError` for an invalid rule.
 */
export const verifySignIn = async (signIn: unknown, rules: SignInRules): Promise<SignInOutcome> => {
  const now = (rules.now ?? Date.now)()
  const fault = faultOf(rules, now)
  if (fault !== undefined) throw new TypeError(`verifySignIn: ${fault}`)
  const read = SignIn.decode(signIn)
  if (E.isLeft(read)) return refused('Malformed')
  const parsed = parseMessage(read.right.message)
  if (E.isLeft(parsed)) return refused('Malformed')
  const { message: text, signature, cacao } = read.right
  const message = parsed.right
  if (cacao !== undefined && !isTextOf(cacao, text, signature)) return refused('Cacao')
  const refusal = refusalOf(message, rules, now)
  if (refusal !== undefined) return refused(refusal)
  const fate = await settled(ANSWER_MS, () => rules.takeNonce(message.nonce), 'StoreUnavailable' as const)
  // Any other answer of a store means that nothing was taken.
  if (fate !== 'Taken') return refused(fate === 'Nonce' || fate === 'NonceUsed' ? fate : 'StoreUnavailable')
  const wrong = await settled(
    // Longer than a node's deadline, to leave time for loading a verifier.
    2 * ANSWER_MS,
    () => signatureRefusal(message, read.right, rules.rpc ?? {}),
    'RpcUnavailable' as const,
  )
  if (wrong !== undefined) return refused(wrong)
  const { chainId, accountAddress, nonce, expirationTime } = message
  return {
    _tag: 'SignedIn',
    account: { chainId, address: accountOf(chainId, accountAddress) },
    nonce,
    endsAt: expirationTime === undefined ? undefined : toTime(expirationTime),
  }
}
