import type { ConnectedWallet, Pairing, PairingStep } from '../../../application/ports/pairing.js'
import type { WalletConnector } from '../../../application/ports/walletConnector.js'
import * as E from 'fp-ts/Either'
import { defer, filter, finalize, map, type SchedulerLike, take } from 'rxjs'
import type { OfferSignIn } from '../../../application/pairing/offerSignIn.js'
import type { KeyValueStore } from '../../../application/ports/storage.js'
import type { Readable } from '../../../application/kernel/store.js'
import type { ConnectError } from '../../../domain/connect/connectAttempt.js'
import type { CaipNetworkId, Network } from '../../../domain/network/network.js'
import type { PairingError } from '../../../domain/pairing/pairing.js'
import { makePairing, refusals } from './pairing.js'
import { makeSessionConnectors } from './connector.js'
import { makeEvmSessionConnector } from './evmConnector.js'
import { makeWalletConnectSessions } from './sessions.js'
import { makeSendRequest, makeWaitingRequests } from './requests.js'
import { makeEvmSessionState } from './evmSession.js'
import { type NonEvmNamespaces, proposedNamespaces, readSession } from './namespaces.js'
import type { WalletConnectClient } from './client.js'
import type { IsAppLink } from '../../http/codecs/appLinks.js'

/** Wallets behind a relay: pairings, and a connector for each supported namespace of the site. */
export interface WalletConnect {
  readonly pairing: Pairing
  readonly connectors: readonly WalletConnector[]
  readonly dispose: () => void
}

/** Maps the end of a pairing to the outcome of a connect request. */
const toConnectOutcome = (end: PairingStep): E.Either<ConnectError, undefined> => {
  if (end._tag === 'Rejected') return E.left({ _tag: 'ConnectionRejected' })
  // No error here: the connector finds no account and reports that.
  if (end._tag === 'Approved' || (end._tag === 'Failed' && end.error._tag === 'NothingGranted'))
    return E.right(undefined)
  return E.left({ _tag: 'FailedToConnect', cause: end._tag === 'Failed' ? end.error : end })
}

export interface WalletConnectDeps {
  /** Starts the SDK. */
  readonly open: () => Promise<WalletConnectClient>
  readonly networks: readonly Network[]
  /** Networks of earlier visits, latest first: a session does not store the page's network. */
  readonly visited: () => readonly CaipNetworkId[]
  /** Required if any network is not EVM. */
  readonly others?: NonEvmNamespaces
  /** Sign-in that a wallet may sign while pairing, on the page's future chain; absent if sign-in is off. */
  readonly offerSignIn?: OfferSignIn
  readonly visible: Readable<boolean>
  /**
   * Called once if the relay refuses this page while a restored session exists; pairings report refusals themselves.
   */
  readonly refused?: (error: PairingError) => void
  /** Stores how a wallet was opened. */
  readonly store: KeyValueStore
  readonly isAppLink: IsAppLink
  readonly scheduler: SchedulerLike
}

/** Opens the wallets behind a relay. */
export const openWalletConnect = ({
  open,
  networks,
  visited,
  others,
  offerSignIn,
  visible,
  refused,
  store,
  isAppLink,
  scheduler,
}: WalletConnectDeps): WalletConnect => {
  const wanted = proposedNamespaces(networks, others)
  const read = (session: unknown) => readSession(session, wanted, isAppLink, others)
  let pairings = 0
  const openAndHear = async (): Promise<WalletConnectClient> => {
    const client = await open()
    // Being offline is no error of the configuration.
    const unsaid = refusals(client, scheduler).pipe(
      filter(({ _tag }) => pairings === 0 && _tag !== 'RelayUnreachable'),
      take(1),
    )
    if (refused !== undefined) unsaid.subscribe(refused)
    return client
  }
  const alone = makeWalletConnectSessions({ open: openAndHear, read, visible, scheduler })
  const holder = others?.share(alone) ?? alone
  const grantOf = async (connector: WalletConnector): Promise<readonly ConnectedWallet[]> => {
    const connection = await connector.restore()
    return E.isRight(connection) && connection.right !== undefined ? [{ connector, connection: connection.right }] : []
  }
  const grants = async (): Promise<readonly ConnectedWallet[]> => (await Promise.all(connectors.map(grantOf))).flat()
  const waiting = makeWaitingRequests({ store, isAppLink, session: holder.session })
  const preferred = (granted: readonly CaipNetworkId[]): CaipNetworkId | undefined =>
    [...visited(), ...(wanted.eip155?.chains ?? [])].find((id) => granted.includes(id))
  const offer = async () => {
    const chain = preferred(wanted.eip155?.chains ?? [])
    return chain && offerSignIn?.(chain)
  }
  const steps = makePairing({ holder, wanted, read, grants, scheduler, ...(offerSignIn && { offerSignIn: offer }) })
  const begin = defer(() => {
    pairings += 1
    return steps
  }).pipe(finalize(() => (pairings -= 1)))
  const pair = begin.pipe(
    filter(({ _tag }) => _tag !== 'Linked' && _tag !== 'SigningIn'),
    map(toConnectOutcome),
  )
  const send = makeSendRequest({ holder, waiting })
  const parts = { holder, send, networks, visited, connectorOf: makeSessionConnectors({ holder, pair, scheduler }) }
  const evm: readonly WalletConnector[] =
    wanted.eip155 === undefined
      ? []
      : [makeEvmSessionConnector({ ...parts, scheduler, state: makeEvmSessionState({ holder, preferred }) })]
  const connectors = others?.connect(parts, evm) ?? evm
  const pairing: Pairing = {
    begin,
    take: () => undefined,
    waiting: waiting.request,
    openedWith: (link) => {
      const topic = holder.session.value?.topic
      if (topic !== undefined) waiting.remember(topic, link)
    },
  }
  return { pairing, connectors, dispose: holder.dispose }
}
