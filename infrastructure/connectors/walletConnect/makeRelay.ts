import * as E from 'fp-ts/Either'
import { catchError, defer, from, of, switchMap } from 'rxjs'
import type { Grant, Pairing } from '../../../application/ports/Pairing.js'
import type { WalletConnector } from '../../../application/ports/WalletConnector.js'
import { lazyProvider } from './lazyProvider.js'
import type { LoadedRelay, OpenRelay, RelayDeps } from './LoadedRelay.js'
import { makeRelayConnector } from './makeRelayConnector.js'

/** The wallets behind a relay, as a page uses them: pairings, and a connector for each namespace that the site and Portico know. */
export interface Relay {
  readonly pairing: Pairing
  readonly connectors: readonly WalletConnector[]
  readonly dispose: () => void
}

/** `load` brings the part that pairs, on first need. */
export const makeRelay = ({ load, ...deps }: RelayDeps & { readonly load: () => Promise<OpenRelay> }): Relay => {
  let loading: Promise<LoadedRelay> | undefined
  let loaded: LoadedRelay | undefined
  let over = false

  const grantOf = async (connector: WalletConnector): Promise<readonly Grant[]> => {
    const connection = await connector.restore()
    return E.isRight(connection) && connection.right !== undefined ? [{ connector, connection: connection.right }] : []
  }
  const grants = async (): Promise<readonly Grant[]> => (await Promise.all(connectors.map(grantOf))).flat()
  const start = async (): Promise<LoadedRelay> => {
    const open = await load()
    loaded = open({ ...deps, grants })
    if (over) loaded.dispose()
    return loaded
  }
  const relay = (): Promise<LoadedRelay> => {
    loading ??= start().catch((cause: unknown) => {
      loading = undefined
      throw cause
    })
    return loading
  }
  const provider = lazyProvider(async () => (await relay()).provider)
  const hasEvm = deps.networks.some(({ chainNamespace }) => chainNamespace === 'eip155')
  const connectors: readonly WalletConnector[] = hasEvm ? [makeRelayConnector({ provider, wallet: () => loaded?.wallet(), scheduler: deps.scheduler })] : []
  return {
    pairing: {
      begin: defer(() => from(relay())).pipe(
        switchMap(({ pairing }) => pairing.begin),
        catchError((cause: unknown) => of({ _tag: 'Failed', error: { _tag: 'PairingUnavailable', cause } } as const)),
      ),
    },
    connectors,
    dispose: () => {
      over = true
      loaded?.dispose()
    },
  }
}
