import * as E from 'fp-ts/Either'
import { filter, map, NEVER, Observable, type SchedulerLike, skip, Subscription, switchMap, timer } from 'rxjs'
import type { ConnectedWallet, Pairing, PairingStep } from '../../../application/ports/pairing.js'
import type { SignInOffer } from '../../../application/pairing/offerSignIn.js'
import type { OfferedSignIn, PairingError } from '../../../domain/pairing/pairing.js'
import { readErrorParts } from '../shared/errorParts.js'
import { readProviderError } from '../shared/providerErrors.js'
import { isProposalRefusal } from '../shared/refusals.js'
import type { PendingProposal, ProposedNamespaces, WalletConnectClient } from './client.js'
import { readRefusal } from './relayRefusal.js'
import { topicOf, type WalletConnectSession, type WalletConnectSessions } from './sessions.js'

const LINK_DEADLINE_MS = 20_000
/** A socket that reconnects within this time finds the wallet's answer in its mailbox, so the link stays valid. */
const SOCKET_GRACE_MS = 3_000

const failed = (error: PairingError): PairingStep => ({ _tag: 'Failed', error })

/** Emits each time the relay refuses this page. */
export const refusals = ({ events }: WalletConnectClient, scheduler: SchedulerLike): Observable<PairingError> =>
  events.pipe(
    filter((event) => event._tag === 'SocketFailed'),
    map(({ reason }) => readRefusal(reason, scheduler.now())),
  )

/** Emits when the socket breaks and does not return in time. */
const disconnections = ({ events }: WalletConnectClient, scheduler: SchedulerLike): Observable<PairingStep> =>
  events.pipe(
    filter(({ _tag }) => _tag === 'SocketClosed' || _tag === 'SocketOpened'),
    switchMap(({ _tag }) => (_tag === 'SocketClosed' ? timer(SOCKET_GRACE_MS, scheduler) : NEVER)),
    map((): PairingStep => ({ _tag: 'Lost' })),
  )

/** The SDK's own expiry is later than ours. */
const isExpiry = (cause: unknown): boolean => /proposal expired/i.test(readProviderError(cause).message)

/** A link waiting for a wallet, and its outcome: an unvalidated session, or an error. */
interface Proposed extends Omit<PendingProposal, 'settled'> {
  readonly signIn?: OfferedSignIn
  readonly settled: () => Promise<E.Either<PairingError, unknown>>
}

export interface PairingDeps {
  readonly holder: WalletConnectSessions
  readonly wanted: ProposedNamespaces
  /** Sign-in that a wallet may sign while pairing; absent if sign-in is off. */
  readonly offerSignIn?: () => Promise<SignInOffer | undefined>
  /** Grants of a session; `undefined` if it grants nothing. */
  readonly read: (session: unknown) => WalletConnectSession | undefined
  /** Connections of the page's session. */
  readonly grants: () => Promise<readonly ConnectedWallet[]>
  readonly scheduler: SchedulerLike
}

/** Pairings over a relay. If a wallet approves after the pairing was cancelled, its session is ended. */
export const makePairing = (deps: PairingDeps): Pairing['begin'] => {
  const { holder, wanted, offerSignIn, read, grants, scheduler } = deps
  const endSession = (client: WalletConnectClient, settled: unknown): void => {
    const topic = topicOf(settled)
    if (topic !== undefined) void client.end(topic).catch(() => undefined)
  }
  const approve = async (client: WalletConnectClient, settled: unknown): Promise<PairingStep> => {
    const session = read(settled)
    if (session !== undefined) holder.adopt(session)
    const [first, ...more] = session === undefined ? [] : await grants()
    if (first !== undefined) return { _tag: 'Approved', grants: [first, ...more] }
    endSession(client, settled)
    return failed({ _tag: 'NothingGranted' })
  }

  const run = (emit: (step: PairingStep) => void, running: Subscription): void => {
    const awaitWallet = async (client: WalletConnectClient, { settled }: Proposed): Promise<void> => {
      try {
        const session = await settled()
        if (E.isLeft(session)) emit(failed(session.left))
        else if (running.closed) endSession(client, session.right)
        else emit(await approve(client, session.right))
      } catch (cause) {
        if (!isExpiry(cause))
          emit(
            isProposalRefusal(readErrorParts(cause)) ? { _tag: 'Rejected' } : failed({ _tag: 'WalletRefused', cause }),
          )
      }
    }
    const offering = offerSignIn?.().catch(() => undefined)
    const ask = async (client: WalletConnectClient): Promise<Proposed> => {
      const [offer, proposed] = [await offering, wanted.eip155]
      const plainly = async (): Promise<Proposed> => {
        const { settled, ...link } = await client.propose(wanted)
        return { ...link, settled: async () => E.right(await settled) }
      }
      if (offer === undefined || proposed === undefined || running.closed) return plainly()
      try {
        const { pairSigningIn } = await import('./oneClick/oneClick.lazy.js')
        const isUsable = (session: unknown): boolean => read(session) !== undefined
        return await pairSigningIn({ client, offer, proposed, isUsable, emit, isOver: () => running.closed })
      } catch {
        // Falls back to connecting only; the sign-in follows afterwards.
        return plainly()
      }
    }
    const propose = async (client: WalletConnectClient): Promise<void> => {
      running.add(refusals(client, scheduler).subscribe((error) => emit(failed(error))))
      // Fails on the second error. Once the link is shown, a socket that returns soon counts as uninterrupted.
      const attempts = client.events.pipe(
        filter(({ _tag }) => _tag === 'SocketUnreachable'),
        skip(1),
      )
      const unreachable = attempts.subscribe(() => emit(failed({ _tag: 'RelayUnreachable' })))
      running.add(unreachable)
      const link = await ask(client)
      const { uri, signIn } = link
      running.add(link.abandon)
      if (!running.closed) {
        late.unsubscribe()
        unreachable.unsubscribe()
        emit({ _tag: 'Linked', uri, ...(signIn && { signIn }) })
        running.add(disconnections(client, scheduler).subscribe(emit))
      }
      await awaitWallet(client, link)
    }
    const late = timer(LINK_DEADLINE_MS, scheduler).subscribe(() => emit(failed({ _tag: 'RelayUnreachable' })))
    running.add(late)
    void holder.client().then(
      async (client) => {
        // Skips the proposal if the pairing was cancelled while the SDK loaded: it would wake an SDK that may be
        // closed.
        if (!running.closed) await propose(client).catch(() => emit(failed({ _tag: 'RelayUnreachable' })))
      },
      (cause: unknown) => emit(failed({ _tag: 'PairingUnavailable', cause })),
    )
  }

  return new Observable((subscriber) => {
    const running = new Subscription()
    run((step) => {
      subscriber.next(step)
      if (step._tag !== 'Linked' && step._tag !== 'SigningIn') subscriber.complete()
    }, running)
    return running
  })
}
