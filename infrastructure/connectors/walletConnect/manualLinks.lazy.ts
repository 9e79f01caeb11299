import { filter, map, type Observable, of, type SchedulerLike, tap, timeout } from 'rxjs'
import type { PairingStep } from '../../../application/ports/pairing.js'
import type { Store } from '../../../application/kernel/store.js'

const LINK_DEADLINE_MS = 20_000

/**
 * Shows links that the host's own provider creates, without connecting (S2-22): the host handles approvals. Each link
 * is shown once. Fails if the host provides none within 20 s.
 */
export const manualLinks = ({
  links,
  scheduler,
}: {
  readonly links: Store<string | undefined>
  readonly scheduler: SchedulerLike
}): Observable<PairingStep> =>
  links.changes.pipe(
    filter((uri) => uri !== undefined),
    tap(() => links.set(undefined)),
    map((uri): PairingStep => ({ _tag: 'Linked', uri })),
    timeout({
      first: LINK_DEADLINE_MS,
      scheduler,
      with: () => of<PairingStep>({ _tag: 'Failed', error: { _tag: 'PairingNotConfigured' } }),
    }),
  )
