/*
 * Repairs: subscriptions are renewed with each socket. Without a socket, each renewal opens another one while the first
 *   is still opening, endlessly. Frames to a wallet wait 15 s if the socket breaks (see resendOnReconnect).
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: a subscription without a socket waits for the one being opened.
 */

import type { Observable } from 'rxjs'
import type { WalletConnectEvent } from '../client.js'
import { resendOnReconnect } from './resendOnReconnect.js'

/** Methods whose frames reach a wallet. */
const PUBLISH_METHODS: readonly string[] = ['irn_publish', 'wc_proposeSession']

interface Relayer<Frame, Answer> {
  request: (frame: Frame) => Promise<Answer>
  readonly connected: boolean
}

/** Resends frames to wallets after a break; sends all others only while the socket is open. */
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
