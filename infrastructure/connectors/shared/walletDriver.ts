import type * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable, ObservableInput } from 'rxjs'
import type { ConnectorEvent, WalletRequest } from '../../../application/ports/walletConnector.js'
import type { Connection } from '../../../domain/connect/connection.js'
import type { ConnectError } from '../../../domain/connect/connectAttempt.js'
import type { RequestError } from '../../../domain/connect/walletRequest.js'
import type { CaipNetworkId, ChainNamespace, Network } from '../../../domain/network/network.js'
import type { SwitchError } from '../../../domain/network/networkSwitch.js'

/** What a wallet granted. */
export type Granted = Omit<Connection, 'connectorId'>
export type OpenOutcome = E.Either<ConnectError, Granted | undefined>
export type RequestOutcome = E.Either<RequestError, unknown>
export type SwitchOutcome = E.Either<SwitchError, CaipNetworkId>

/**
 * What one family of wallets does in its own way; `makeConnector` does the rest. Each question gives one answer, and is
 * unsubscribed when nobody waits for it any more.
 */
export interface WalletDriver {
  /**
   * Asks for access, with a prompt or without; `undefined` where there is no account. `heard`: what `events` said
   * meanwhile.
   */
  readonly open: (how: 'Prompt' | 'Silent', heard: HeardEvents) => ObservableInput<OpenOutcome>
  /** Gives access back; a failure where the wallet could not be told. The page forgets it however that ends. */
  readonly close: TaskEither<unknown, unknown>
  readonly events: Observable<ConnectorEvent>
  /**
   * What a request is bound to, `to`, is read when it is called; code may come later. `over` says, also to whoever
   * listens late, that nobody waits for it any more.
   */
  readonly request: (
    request: WalletRequest,
    to: Connection,
    over: Observable<unknown>,
  ) => ObservableInput<RequestOutcome>
  /**
   * Whether `request` ends by itself, also where the connection changes, which `over` then says: the driver knows when
   * the wallet shows it, and what may have been carried out.
   */
  readonly endsRequest?: (request: WalletRequest) => boolean
  /**
   * Gives where the wallet then is. `connection`: as the wallet last said; `hadChain`: whether it has been on the chain
   * since it was connected.
   */
  readonly switchTo: (
    network: Network,
    connection: () => Connection,
    hadChain: boolean,
  ) => ObservableInput<SwitchOutcome>
}

/** A connection after what its wallet said; none when that took it back. */
export const afterEvent = (connection: Connection, event: ConnectorEvent): Connection | undefined => {
  const { _tag, ...said } = event
  return _tag === 'Disconnected' ? undefined : { ...connection, ...said }
}

/** Accounts as a text that is equal for equal ones: addresses of EVM are written in small or capital letters. */
export const accountsKey =
  (namespace: ChainNamespace) =>
  (accounts: readonly string[]): string =>
    namespace === 'eip155' ? accounts.join().toLowerCase() : accounts.join()

/**
 * Whether an event says more than the page knows and the last one of its kind said, from a connection on. Without one,
 * only the accounts that the wallet has are news, each time they are others.
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

/** What a wallet said by events while it was being asked; an event is newer than the answer it overtook. */
export interface HeardEvents {
  /** What holds, given the answer. */
  readonly accountsAfter: (answer: readonly string[]) => readonly string[]
  /** The accounts now: empty when the wallet took them back after its answer. */
  readonly accounts: () => readonly string[]
  readonly chainAfter: (answer: CaipNetworkId) => CaipNetworkId
}

/** Listens until `stop` is called. */
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
