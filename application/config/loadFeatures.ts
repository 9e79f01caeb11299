import * as E from 'fp-ts/Either'
import {
  catchError,
  defer,
  map,
  merge,
  type Observable,
  of,
  type SchedulerLike,
  shareReplay,
  takeUntil,
  timer,
} from 'rxjs'
import type { Features } from '../../domain/config/Features.js'
import type { ConfigApi } from '../ports/walletApi/ConfigApi.js'
import type { FeaturesCache } from '../ports/FeaturesCache.js'

/** Longest wait for the configuration; then the cached one is used (design 3.2, U-51). */
const CONFIG_BUDGET_MS = 2_000

/** Emits what the server says, or the cached answer when it says nothing in time; a late answer is still taken. */
export type LoadFeatures = () => Observable<Partial<Features>>

export const makeLoadFeatures =
  (deps: {
    readonly configApi: ConfigApi
    readonly cache: FeaturesCache
    readonly scheduler: SchedulerLike
  }): LoadFeatures =>
  () => {
    const remembered = (): Partial<Features> => deps.cache.read() ?? {}
    const answer = defer(deps.configApi.features).pipe(
      map((reply) => {
        if (E.isLeft(reply)) return remembered()
        deps.cache.write(reply.right)
        return reply.right
      }),
      catchError(() => of(remembered())),
      shareReplay(1),
    )
    return merge(timer(CONFIG_BUDGET_MS, deps.scheduler).pipe(map(remembered), takeUntil(answer)), answer)
  }
