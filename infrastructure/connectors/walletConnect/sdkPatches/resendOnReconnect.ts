/*
 * Repairs: a frame that was under way when the socket broke gets no answer, and the SDK waits 15 s before it sends the
 *   frame once more.
 * Seen in: @walletconnect/universal-provider 2.21.8.
 * Can go when: the SDK sends frames without an answer again when it has a new socket.
 */

import { filter, first, firstValueFrom, from, map, merge, type Observable, race } from 'rxjs'
import type { WalletConnectEvent } from '../client.js'

const MAX_ATTEMPTS = 5

/**
 * A frame that was under way when the socket broke gets no answer, and the SDK alone waits 15 s before it sends it once
 * more. This sends it again as soon as there is a socket; the relay and the wallet know a letter they have already. It
 * rejects when the relay lets nobody in, or the socket breaks each time.
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
