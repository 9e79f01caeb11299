import { distinctUntilChanged, merge, pairwise, startWith, tap } from 'rxjs'
import type { Outage } from '../../domain/config/Outage.js'
import { describeError } from '../../domain/errors/describeError.js'
import type { ConnectFeature } from '../connect/connectFeature.js'
import type { Log } from '../ports/Log.js'
import type { Readable } from '../shared/Readable.js'
import type { Policy } from './Policy.js'

/** Tells the developer what failed, by code. A visitor's "no" is no failure (U-89). */
export const makeLogFailures =
  (deps: { readonly outages: Readable<readonly Outage[]>; readonly connect: Pick<ConnectFeature, 'attempt'>; readonly log: Log }): Policy =>
  () => {
    const outages = deps.outages.changes.pipe(
      startWith<readonly Outage[]>([]),
      pairwise(),
      tap(([before, after]) => {
        for (const part of after) if (!before.includes(part)) deps.log.warn(`${part} does not answer`)
      }),
    )
    const attempts = deps.connect.attempt.changes.pipe(
      distinctUntilChanged(),
      tap((attempt) => {
        if (attempt._tag !== 'Failed' || attempt.error._tag === 'ModalClosed') return
        const { code, message } = describeError(attempt.error)
        deps.log.warn(`${code} ${message}`, attempt.error)
      }),
    )
    return merge(outages, attempts).subscribe()
  }
