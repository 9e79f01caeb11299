import { distinctUntilChanged, filter, map } from 'rxjs'
import type { PairingError } from '../../domain/pairing/pairing.js'
import type { Policy } from '../kernel/policy.js'
import type { NotifyFeature } from '../notify/notifyFeature.js'
import type { PairingFeature } from './pairingFeature.js'
import type { FailureReportDeps } from './reportFailure.js'

/** Reports to the developer, by code, why there is no link; the visitor sees other texts (U-56). */
export const makeReportPairingFailures =
  ({ pairing, ...deps }: FailureReportDeps & { readonly pairing: Pick<PairingFeature, 'state'> }): Policy =>
  () => {
    // Loads the texts on the first failure: most pairings never need them.
    const logError = async (error: PairingError): Promise<void> =>
      (await import('./reportFailure.js')).reportPairingFailure(deps, error)
    return pairing.state.changes
      .pipe(
        map((state) => (state._tag === 'Failed' ? state.error : undefined)),
        // Skips the same failure of an automatic retry.
        distinctUntilChanged((before, now) => before?._tag === now?._tag),
      )
      .subscribe((error) => error !== undefined && void logError(error).catch(() => deps.log.warn(error._tag)))
  }

/** Tells the visitor that a signature given on the phone was not accepted; the pairing itself has ended (7.3). */
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
