import { map, type Observable, of, type SchedulerLike, startWith, switchMap, takeWhile, timer } from 'rxjs'
import { MIN_TIME_LEFT_MS, PAIRING_LIFETIME_MS, type PairingLink } from '../../domain/pairing/pairing.js'
import type { Pairing, PairingStep } from '../ports/pairing.js'

/** A step of one pairing, including its expiry; the link has its time of expiry. */
export type TimedStep =
  | Exclude<PairingStep, { readonly _tag: 'Linked' }>
  | { readonly _tag: 'Linked'; readonly link: PairingLink }
  | { readonly _tag: 'Expired' }

/** One pairing from start to end. A link expires four minutes after it was made (S4-05). */
export const pairingSteps = ({
  pairing,
  scheduler,
}: {
  readonly pairing: Pairing
  readonly scheduler: SchedulerLike
}): Observable<TimedStep> =>
  pairing.begin.pipe(
    switchMap((step): Observable<TimedStep> => {
      if (step._tag !== 'Linked') return of(step)
      const linked: TimedStep = {
        _tag: 'Linked',
        link: {
          uri: step.uri,
          expiresAt: scheduler.now() + PAIRING_LIFETIME_MS,
          ...(step.signIn && { signIn: step.signIn }),
        },
      }
      const expired = timer(PAIRING_LIFETIME_MS - MIN_TIME_LEFT_MS + 1, scheduler).pipe(
        map((): TimedStep => ({ _tag: 'Expired' })),
      )
      return expired.pipe(startWith(linked))
    }),
    takeWhile(({ _tag }) => _tag === 'Linked' || _tag === 'SigningIn', true),
  )
