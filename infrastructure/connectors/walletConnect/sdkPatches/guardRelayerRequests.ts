/*
 * Repairs: subscriptions are renewed with each socket; asked for without one, they open another inside the opening of
 *   the first, without end. What is sent to a wallet while the socket breaks waits 15 s (resendOnReconnect).
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: a subscription that is asked for without a socket waits for the one that is being opened.
 */

import type { Observable } from 'rxjs'
import type { WalletConnectEvent } from '../client.js'
import { resendOnReconnect } from './resendOnReconnect.js'

/** Frames that bring something to a wallet. */
const PUBLISH_METHODS: readonly string[] = ['irn_publish', 'wc_proposeSession']

interface Relayer<Frame, Answer> {
  request: (frame: Frame) => Promise<Answer>
  readonly connected: boolean
}

/** Sends frames to wallets once more after a break, and all others only while there is a socket. */
export const guardRelayerRequests = <Frame extends { readonly method: string }, Answer>(
  relayer: Relayer<Frame, Answer>,
  events: Observable<WalletConnectEvent>,
): void => {
  const send = relayer.request.bind(relayer)
  const publish = resendOnReconnect(send, events)
  relayer.request = (frame) => {
    if (PUBLISH_METHODS.includes(frame.method)) return publish(frame)
    return relayer.connected ? send(frame) : Promise.reject(new Error('There is no socket.'))
  }
}
