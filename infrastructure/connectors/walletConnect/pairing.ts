import { filter, map, NEVER, Observable, type SchedulerLike, skip, Subscription, switchMap, timer } from 'rxjs'
import type { ConnectedWallet, Pairing, PairingStep } from '../../../application/ports/pairing.js'
import type { PairingError } from '../../../domain/pairing/pairing.js'
import { readErrorParts } from '../shared/errorParts.js'
import { readProviderError } from '../shared/providerErrors.js'
import { isProposalRefusal } from '../shared/refusals.js'
import type { ProposedNamespaces, WalletConnectClient } from './client.js'
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

export interface PairingDeps {
  readonly holder: WalletConnectSessions
  readonly asked: ProposedNamespaces
  /** What a session grants; `undefined` for none. */
  readonly read: (session: unknown) => WalletConnectSession | undefined
  /** The connections of the session that the page holds. */
  readonly grants: () => Promise<readonly ConnectedWallet[]>
  readonly scheduler: SchedulerLike
}

/** Pairings over a relay. A wallet that approves when nobody waits any more is told that it is over. */
export const makePairing = ({ holder, asked, read, grants, scheduler }: PairingDeps): Pairing['begin'] => {
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
    const awaitWallet = async (client: WalletConnectClient, settled: Promise<unknown>): Promise<void> => {
      try {
        const session = await settled
        if (running.closed) endSession(client, session)
        else tell(await approve(client, session))
      } catch (cause) {
        if (!isExpiry(cause))
          tell(
            isProposalRefusal(readErrorParts(cause)) ? { _tag: 'Rejected' } : failed({ _tag: 'WalletRefused', cause }),
          )
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
      const { uri, settled, abandon } = await client.propose(asked)
      running.add(abandon)
      if (!running.closed) {
        late.unsubscribe()
        unreachable.unsubscribe()
        tell({ _tag: 'Linked', uri })
        running.add(disconnections(client, scheduler).subscribe(tell))
      }
      await awaitWallet(client, settled)
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
      if (step._tag !== 'Linked') subscriber.complete()
    }, running)
    return running
  })
}
