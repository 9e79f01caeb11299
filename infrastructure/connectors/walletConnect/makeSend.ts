import type { WalletRequest } from '../../../application/ports/WalletConnector.js'
import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import { readField } from '../../shared/readField.js'
import type { Waiting } from './makeWaiting.js'
import { providerError } from './providerError.js'
import type { RelayHolder } from './RelayHolder.js'
import type { RelaySession } from './RelaySession.js'
import { sessionGone } from './sessionGone.js'

/** EIP-1193: the wallet does not know this method. */
const UNSUPPORTED_METHOD = 4200
/** What the SDK answers in place of a wallet that ends the session with a request open. */
const SESSION_ENDED = 6000
const GONE = /no matching key|session topic doesn't exist/i

/** Puts a request to the wallet of a session, on a chain of its own naming; rejects as a provider of EIP-1193 does. */
export type SendRequest = (session: RelaySession, request: WalletRequest, at: CaipNetworkId) => Promise<unknown>

export const makeSend =
  ({
    holder,
    waiting,
  }: {
    readonly holder: Pick<RelayHolder, 'client' | 'forget'>
    readonly waiting: Pick<Waiting, 'follow'>
  }): SendRequest =>
  async (session, request, at) => {
    if (!session.methods.includes(request.method))
      throw providerError(UNSUPPORTED_METHOD, `The wallet did not grant ${request.method}.`)
    const client = await holder.client()
    const { sent, over } = waiting.follow(session)
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
      throw sessionGone()
    } finally {
      over()
    }
  }
