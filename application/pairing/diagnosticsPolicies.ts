import { distinctUntilChanged, filter, map } from 'rxjs'
import type { PairingError } from '../../domain/pairing/pairing.js'
import type { Policy } from '../kernel/policy.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { PairingFeature } from './pairingFeature.js'
import type { FailureReportDeps } from './reportFailure.js'

/** Why there is no link is the developer's business, by code; the visitor is told in other words (U-56). */
export const makeReportPairingFailures =
  ({ pairing, ...deps }: FailureReportDeps & { readonly pairing: Pick<PairingFeature, 'state'> }): Policy =>
  () => {
    // The words come when there is something to say: most pairings never need them.
    const tell = async (error: PairingError): Promise<void> =>
      (await import('./reportFailure.js')).reportPairingFailure(deps, error)
    return pairing.state.changes
      .pipe(
        map((state) => (state._tag === 'Failed' ? state.error : undefined)),
        // Tried again by itself, it fails for the same reason: that is no news.
        distinctUntilChanged((before, now) => before?._tag === now?._tag),
      )
      .subscribe((error) => error !== undefined && void tell(error).catch(() => deps.log.warn(error._tag)))
  }

/** Whoever signed on the phone is told that it did not count; the pairing itself is over (7.3). */
export const makeTellSignInFailures =
  ({
    pairing,
    notify,
  }: {
    readonly pairing: Pick<PairingFeature, 'state'>
    readonly notify: Pick<NotifyFeature, 'notify'>
  }): Policy =>
  () =>
    pairing.state.changes
      .pipe(filter((state) => state._tag === 'Failed' && state.error._tag === 'PairedSignInFailed'))
      .subscribe(() => notify.notify({ _tag: 'AuthenticationFailed' }))
