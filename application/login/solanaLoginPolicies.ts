import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { defer, distinctUntilChanged, EMPTY, map, switchMap } from 'rxjs'
import { EMBEDDED_CONNECTOR_ID } from '../../domain/connect/connection.js'
import type { Network } from '../../domain/network/network.js'
import type { EmbeddedWallet } from '../ports/embeddedWallet.js'
import type { LoginSurroundings } from '../ports/loginWallet.js'
import type { ConnectedWallet } from '../ports/pairing.js'
import type { WalletConnector } from '../ports/walletConnector.js'
import type { Policy } from '../kernel/policy.js'

/**
 * Moves the login to the active namespace if no wallet is connected there, without a second login: one login is a
 * wallet on all its namespaces (S6-04, S7-35). If the frame refuses, the login stays on its namespace.
 */
export const makeSwitchEmbeddedNamespace =
  (
    deps: LoginSurroundings & {
      readonly wallet: Pick<EmbeddedWallet, 'account' | 'session'>
      readonly connectors: readonly WalletConnector[]
    },
  ): Policy =>
  () => {
    const { sessions, wallet } = deps
    const isHere = ({ namespace }: WalletConnector): boolean => {
      const { value } = sessions[namespace].state
      return value._tag === 'Connected' && value.active.connectorId === EMBEDDED_CONNECTOR_ID
    }
    const moveTo = ({ chainNamespace, caipNetworkId }: Network) => {
      const connector = deps.connectors.find(({ namespace }) => namespace === chainNamespace)
      if (
        connector === undefined ||
        sessions[chainNamespace].state.value._tag !== 'Disconnected' ||
        !deps.connectors.some(isHere)
      )
        return EMPTY
      return defer(
        pipe(
          wallet.account.switchTo(caipNetworkId),
          TE.flatMap(() => connector.connect),
          TE.map((connection): ConnectedWallet => ({ connector, connection })),
        ),
      )
    }
    return deps.network.state.changes
      .pipe(
        map(({ active }) => (active._tag === 'Configured' ? active.network : undefined)),
        distinctUntilChanged(),
        switchMap((network) => (network === undefined ? EMPTY : moveTo(network))),
      )
      .subscribe((outcome) => E.isRight(outcome) && deps.adopt(outcome.right))
  }
