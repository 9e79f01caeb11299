import * as E from 'fp-ts/Either'
import type { SignInOffer } from '../../../../application/pairing/offerSignIn.js'
import type { PairingStep } from '../../../../application/ports/pairing.js'
import type { OfferedSignIn, PairingError } from '../../../../domain/pairing/pairing.js'
import type { AskedSignIn, OneClickAuth } from '../../../../domain/pairing/oneClick.js'
import { grantsOf } from '../../../../domain/siwx/recap.js'
import type { PendingProposal, ProposedNamespace, SignInAnswer, WalletConnectClient } from '../client.js'
import { topicOf } from '../sessions.js'
import { accountsOf, readAnswer } from './readAnswer.js'

/** Left out of the grants that the message lists: it only shows what `wallet_getCallsStatus` returns (7.3). */
const NOT_GRANTED = 'wallet_showCallsStatus'

/** A link that also asks for a sign-in, and its outcome: a settled session or an error. */
interface OneClick extends Omit<PendingProposal, 'settled'> {
  readonly signIn: OfferedSignIn
  /** Must be called once, when the link is shown. */
  readonly settled: () => Promise<E.Either<PairingError, unknown>>
}

interface OneClickDeps {
  readonly client: WalletConnectClient
  readonly offer: SignInOffer
  readonly proposed: ProposedNamespace
  /** Whether a session grants something that the page can use. */
  readonly isUsable: (session: unknown) => boolean
  readonly emit: (step: PairingStep) => void
  /** Whether the pairing was cancelled. */
  readonly isOver: () => boolean
}

const toAsked = ({ message }: SignInOffer, { chains, methods }: ProposedNamespace): AskedSignIn => ({
  message,
  chains: [message.chainId, ...chains.filter((chain) => chain !== message.chainId)],
  methods: methods.filter((method) => method !== NOT_GRANTED),
})

/** Connects and signs in by one link (CAIP-222); wallets without support only connect. */
export const pairSigningIn = async (deps: OneClickDeps): Promise<OneClick> => {
  const { client, offer, proposed } = deps
  const request = toAsked(offer, proposed)
  const { answer, ...link } = await client.proposeSignIn(request)

  const end = async (session: unknown): Promise<void> => {
    const topic = topicOf(session)
    if (topic !== undefined) await client.end(topic).catch(() => undefined)
  }
  const keep = async (session: unknown, auths: readonly OneClickAuth[]): Promise<E.Either<PairingError, unknown>> => {
    // An unusable grant makes no session and no sign-in.
    if (!deps.isUsable(session) || auths.every(({ grant }) => grant.methods.length === 0)) {
      await end(session)
      return E.right(undefined)
    }
    const kept = await offer.keep(auths.map((auth) => auth.session))()
    if (E.isLeft(kept)) {
      await end(session)
      return E.left({ _tag: 'PairedSignInFailed', reason: 'Site', cause: kept.left })
    }
    if (deps.isOver()) await offer.drop()
    return E.right(session)
  }
  const take = async (signed: Extract<SignInAnswer, { readonly _tag: 'Signed' }>) => {
    const { responder, auths } = readAnswer(signed.answer, request)
    const granted = E.isRight(auths) && !deps.isOver() ? auths.right : []
    const methods = [...new Set(granted.flatMap(({ grant }) => grant.methods))]
    const session =
      responder && (await signed.settle({ responder, accounts: accountsOf(granted), methods, events: proposed.events }))
    if (E.isRight(auths) && granted.length > 0) return keep(session, granted)
    await end(session)
    return E.isLeft(auths)
      ? E.left<PairingError>({ _tag: 'PairedSignInFailed', reason: auths.left })
      : E.right(undefined)
  }
  return {
    ...link,
    signIn: {
      ...grantsOf(request.message.resources, undefined),
      methods: request.methods,
      domain: request.message.domain,
    },
    settled: async () => {
      const said = await answer
      if (said._tag === 'Connected') return E.right(said.session)
      deps.emit({ _tag: 'SigningIn' })
      return take(said)
    },
  }
}
