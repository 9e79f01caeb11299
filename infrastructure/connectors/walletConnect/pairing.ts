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
/** A socket that comes back this soon finds what a wallet answered in its mailbox: the link is still good. */
const SOCKET_GRACE_MS = 3_000

const failed = (error: PairingError): PairingStep => ({ _tag: 'Failed', error })

/** Why the relay lets this page in no more, each time that it says so. */
export const refusals = ({ events }: WalletConnectClient, scheduler: SchedulerLike): Observable<PairingError> =>
  events.pipe(
    filter((event) => event._tag === 'SocketFailed'),
    map(({ reason }) => readRefusal(reason, scheduler.now())),
  )

/** The socket broke, and stayed away. */
const disconnections = ({ events }: WalletConnectClient, scheduler: SchedulerLike): Observable<PairingStep> =>
  events.pipe(
    filter(({ _tag }) => _tag === 'SocketClosed' || _tag === 'SocketOpened'),
    switchMap(({ _tag }) => (_tag === 'SocketClosed' ? timer(SOCKET_GRACE_MS, scheduler) : NEVER)),
    map((): PairingStep => ({ _tag: 'Lost' })),
  )

/** The SDK's own clock runs longer than ours. */
const isExpiry = (cause: unknown): boolean => /proposal expired/i.test(readProviderError(cause).message)

/** A link on its way to a wallet, and what became of it: a session, unchecked, or why there is none. */
interface Proposed extends Omit<PendingProposal, 'settled'> {
  readonly signIn?: OfferedSignIn
  readonly settled: () => Promise<E.Either<PairingError, unknown>>
}

export interface PairingDeps {
  readonly holder: WalletConnectSessions
  readonly asked: ProposedNamespaces
  /** What a wallet may sign while it pairs; absent where it is asked for nothing of the kind. */
  readonly offerSignIn?: () => Promise<SignInOffer | undefined>
  /** What a session grants; `undefined` for none. */
  readonly read: (session: unknown) => WalletConnectSession | undefined
  /** The connections of the session that the page holds. */
  readonly grants: () => Promise<readonly ConnectedWallet[]>
  readonly scheduler: SchedulerLike
}

/** Pairings over a relay. A wallet that approves when nobody waits any more is told that it is over. */
export const makePairing = (deps: PairingDeps): Pairing['begin'] => {
  const { holder, asked, offerSignIn, read, grants, scheduler } = deps
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

  const run = (tell: (step: PairingStep) => void, running: Subscription): void => {
    const awaitWallet = async (client: WalletConnectClient, { settled }: Proposed): Promise<void> => {
      try {
        const session = await settled()
        if (E.isLeft(session)) tell(failed(session.left))
        else if (running.closed) endSession(client, session.right)
        else tell(await approve(client, session.right))
      } catch (cause) {
        if (!isExpiry(cause))
          tell(
            isProposalRefusal(readErrorParts(cause)) ? { _tag: 'Rejected' } : failed({ _tag: 'WalletRefused', cause }),
          )
      }
    }
    const offering = offerSignIn?.().catch(() => undefined)
    const ask = async (client: WalletConnectClient): Promise<Proposed> => {
      const [offer, proposed] = [await offering, asked.eip155]
      const plainly = async (): Promise<Proposed> => {
        const { settled, ...link } = await client.propose(asked)
        return { ...link, settled: async () => E.right(await settled) }
      }
      if (offer === undefined || proposed === undefined || running.closed) return plainly()
      try {
        const { pairSigningIn } = await import('./oneClick/oneClick.lazy.js')
        const isUsable = (session: unknown): boolean => read(session) !== undefined
        return await pairSigningIn({ client, offer, proposed, isUsable, tell, isOver: () => running.closed })
      } catch {
        // Whoever can't sign in at once does so afterwards.
        return plainly()
      }
    }
    const propose = async (client: WalletConnectClient): Promise<void> => {
      running.add(refusals(client, scheduler).subscribe((error) => tell(failed(error))))
      // Twice is no accident. Once the link is shown, a socket that comes back soon is as good as one that never went.
      const attempts = client.events.pipe(
        filter(({ _tag }) => _tag === 'SocketUnreachable'),
        skip(1),
      )
      const unreachable = attempts.subscribe(() => tell(failed({ _tag: 'RelayUnreachable' })))
      running.add(unreachable)
      const link = await ask(client)
      const { uri, signIn } = link
      running.add(link.abandon)
      if (!running.closed) {
        late.unsubscribe()
        unreachable.unsubscribe()
        tell({ _tag: 'Linked', uri, ...(signIn && { signIn }) })
        running.add(disconnections(client, scheduler).subscribe(tell))
      }
      await awaitWallet(client, link)
    }
    const late = timer(LINK_DEADLINE_MS, scheduler).subscribe(() => tell(failed({ _tag: 'RelayUnreachable' })))
    running.add(late)
    void holder.client().then(
      async (client) => {
        // Who left while the SDK came wants no link, and a proposal would wake an SDK that may be closed by now.
        if (!running.closed) await propose(client).catch(() => tell(failed({ _tag: 'RelayUnreachable' })))
      },
      (cause: unknown) => tell(failed({ _tag: 'PairingUnavailable', cause })),
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
