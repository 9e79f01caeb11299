/*
 * Repairs: a frame in flight when the socket breaks gets no answer, and the SDK waits 15 s before it resends the frame.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK resends unanswered frames when it has a new socket.
 */

import { filter, first, firstValueFrom, from, map, merge, type Observable, race } from 'rxjs'
import type { WalletConnectEvent } from '../client.js'

const MAX_ATTEMPTS = 5

/**
 * Resends a frame without an answer as soon as there is a new socket, rather than after the SDK's 15 s; relay and
 * wallet ignore duplicates. Rejects if the relay refuses the connection, or the socket breaks each time.
 */
export const resendOnReconnect =
  <Args extends readonly unknown[], A>(send: (...args: Args) => Promise<A>, events: Observable<WalletConnectEvent>) =>
  async (...args: Args): Promise<A> => {
    const refused = events.pipe(
      filter((event) => event._tag === 'SocketFailed'),
      map(({ reason }): never => {
        throw new Error(reason)
      }),
    )
    for (let times = 1; ; times += 1) {
      const broken = events.pipe(
        filter(({ _tag }) => _tag === 'SocketClosed'),
        map(() => undefined),
      )
      const answer = await firstValueFrom(
        race(from(send(...args)).pipe(map((result) => ({ result }))), broken, refused),
      )
      if (answer !== undefined) return answer.result
      if (times === MAX_ATTEMPTS) throw new Error('The socket broke each time.')
      await firstValueFrom(merge(events.pipe(first(({ _tag }) => _tag === 'SocketOpened')), refused))
    }
  }
