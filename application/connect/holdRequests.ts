import * as E from 'fp-ts/Either'
import { filter, firstValueFrom, map, merge, NEVER, type Observable, race } from 'rxjs'
import type { WalletConnector } from '../ports/walletConnector.js'

/**
 * A connector whose requests wait until `cleared` emits. They end unasked if it emits `false`, if they are abandoned,
 * or if the wallet changes its accounts meanwhile: they were made for the account that was shown (U-41).
 */
export const holdRequests = (connector: WalletConnector, cleared: Observable<boolean>): WalletConnector => {
  const isCleared = (abandoned: Observable<unknown>): Promise<boolean> => {
    const moved = connector.events.pipe(filter(({ _tag }) => _tag === 'AccountsChanged' || _tag === 'Disconnected'))
    return firstValueFrom(race(cleared, merge(abandoned, moved, NEVER).pipe(map(() => false))))
  }
  return {
    ...connector,
    request:
      (request, abandoned = NEVER, ...rest) =>
      async () =>
        (await isCleared(abandoned))
          ? connector.request(request, abandoned, ...rest)()
          : E.left({ _tag: 'ConnectionChanged' }),
    switchNetwork:
      (network, abandoned = NEVER) =>
      async () =>
        (await isCleared(abandoned))
          ? connector.switchNetwork(network, abandoned)()
          : E.left({ _tag: 'SwitchAbandoned' }),
  }
}
