import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable, ObservableInput } from 'rxjs'
import { afterEvent, type ConnectorEvent } from '../../../domain/connect/connections.js'
import { mayPay, type RequestError, type WalletRequest } from '../../../domain/connect/walletRequest.js'
import type { Connection } from '../../../domain/connect/connection.js'
import type { ConnectError } from '../../../domain/connect/connectAttempt.js'
import type { CaipNetworkId, ChainNamespace, Network } from '../../../domain/network/network.js'
import type { SwitchError } from '../../../domain/network/networkSwitch.js'

/** Time for the visitor to find the wallet, read and decide. */
export const VISITOR_DEADLINE_MS = 5 * 60_000
/** Limit of wallet actions without a prompt: restoring access (U-30), revoking it, reporting the network. */
export const SILENT_DEADLINE_MS = 3_000

export const failed =
  <Error>(error: Error) =>
  (): E.Either<Error, never> =>
    E.left(error)

/**
 * The error of a request that was open when the wallet left or changed accounts (U-41): a payment may have been sent
 * (S-28), of which the visitor is told.
 */
export const leftError = (request: WalletRequest): RequestError =>
  mayPay(request) ? { _tag: 'RequestOutcomeUnknown' } : { _tag: 'ConnectionChanged' }

/** Access that a wallet granted. */
export type Granted = Omit<Connection, 'connectorId'>
export type OpenOutcome = E.Either<ConnectError, Granted | undefined>
export type RequestOutcome = E.Either<RequestError, unknown>
export type SwitchOutcome = E.Either<SwitchError, CaipNetworkId>

/**
 * The part of a connector that differs by wallet family; `makeConnector` adds the rest. Each request emits one outcome,
 * and is unsubscribed when it is no longer needed.
 */
export interface WalletDriver {
  /**
   * Requests access, with a prompt or without; `undefined` if there is no account. `heard`: what `events` emitted
   * meanwhile.
   */
  readonly open: (how: 'Prompt' | 'Silent', events: HeardEvents) => ObservableInput<OpenOutcome>
  /** Revokes access; fails if the wallet could not be notified. The page disconnects either way. */
  readonly close: TaskEither<unknown, unknown>
  readonly events: Observable<ConnectorEvent>
  /**
   * `to` is read when the request is made; code may load later. `over` emits, also to late subscribers, when the
   * request is no longer needed. `noted`: as in `WalletConnector`.
   */
  readonly request: (
    request: WalletRequest,
    to: Connection,
    over: Observable<unknown>,
    noted?: (reference: string) => void,
  ) => ObservableInput<RequestOutcome>
  /**
   * Whether `request` ends by itself, even if the connection changes (then `over` emits): the driver knows whether the
   * wallet still shows the request and what it may have executed.
   */
  readonly endsRequest?: (request: WalletRequest) => boolean
  /**
   * Emits the wallet's network afterwards. `connection` returns the last reported state; `hadChain`: whether the wallet
   * was on the chain since it connected.
   */
  readonly switchTo: (
    network: Network,
    connection: () => Connection,
    hadChain: boolean,
  ) => ObservableInput<SwitchOutcome>
}

/** Comparable text of an account list; EVM addresses are case-insensitive. */
export const accountsKey =
  (namespace: ChainNamespace) =>
  (accounts: readonly string[]): string =>
    namespace === 'eip155' ? accounts.join().toLowerCase() : accounts.join()

/**
 * Whether an event changes the known state, compared with the connection and earlier events of its kind. Without a
 * connection, only a changed account list counts.
 */
export const makeIsNews = (
  connection: Connection | undefined,
  keyOf: ReturnType<typeof accountsKey>,
): ((event: ConnectorEvent) => boolean) => {
  let known = connection
  let offered = ''
  const textOf = (each: Connection): string => [keyOf(each.accounts), each.caipNetworkId, each.approvedNetworks].join()
  return (event) => {
    if (known === undefined) {
      const before = offered
      if (event._tag !== 'ChainChanged') offered = event._tag === 'AccountsChanged' ? keyOf(event.accounts) : ''
      return offered !== '' && offered !== before
    }
    const before = textOf(known)
    known = afterEvent(known, event)
    return known === undefined || textOf(known) !== before
  }
}

/** Events received during a request; an event is newer than the answer it overtook. */
export interface HeardEvents {
  /** Current accounts, given the answer. */
  readonly accountsAfter: (answer: readonly string[]) => readonly string[]
  /** Current accounts; empty if the wallet revoked them after its answer. */
  readonly accounts: () => readonly string[]
  readonly chainAfter: (answer: CaipNetworkId) => CaipNetworkId
}

/** Collects events until `stop` is called. */
export const hearEvents = (events: Observable<ConnectorEvent>): HeardEvents & { readonly stop: () => void } => {
  let accounts: readonly string[] = []
  let chain: CaipNetworkId | undefined
  const listening = events.subscribe((event) => {
    if (event._tag === 'ChainChanged') chain = event.caipNetworkId
    if (event._tag === 'AccountsChanged') accounts = event.accounts
    if (event._tag === 'Disconnected') accounts = []
  })
  return {
    accountsAfter: (answer) => {
      if (accounts.length === 0) accounts = answer
      return accounts
    },
    accounts: () => accounts,
    chainAfter: (answer) => chain ?? answer,
    stop: () => listening.unsubscribe(),
  }
}
