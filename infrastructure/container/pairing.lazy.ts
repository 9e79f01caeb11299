import { first, from, Subscription, switchMap } from 'rxjs'
import {
  makePairingFeature,
  type PairingFeature,
  type PairingFeatureDeps,
} from '../../application/pairing/pairingFeature.js'
import type { AlertsFeature } from '../../application/notify/alertsFeature.js'
import type { HostEnvironment, Log } from '../../application/ports/platform.js'

/** The pairing of a page; the rule that tells the developer why there is none comes with the first failure. */
export const startPairing = (
  deps: PairingFeatureDeps & { readonly host: HostEnvironment; readonly alerts: AlertsFeature; readonly log: Log },
): PairingFeature => {
  const pairing = makePairingFeature(deps)
  const telling = new Subscription()
  const failing = pairing.state.changes.pipe(
    first(({ _tag }) => _tag === 'Failed'),
    switchMap(() => from(import('../../application/pairing/diagnosticsPolicies.js'))),
  )
  telling.add(
    failing.subscribe({
      next: ({ makeReportPairingFailures: makeTellPairingFailures }) =>
        telling.add(makeTellPairingFailures({ ...deps, pairing })()),
      error: () => undefined,
    }),
  )
  return {
    ...pairing,
    dispose: () => {
      telling.unsubscribe()
      pairing.dispose()
    },
  }
}
/** Beside it, because both are wanted at the same moment: apart they would be 0.5 kB more. */
export { openWalletConnect } from '../connectors/walletConnect/openWalletConnect.js'
