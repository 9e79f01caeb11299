import * as E from 'fp-ts/Either'
import {
  catchError,
  defer,
  EMPTY,
  first,
  map,
  merge,
  type Observable,
  of,
  type SchedulerLike,
  shareReplay,
  switchMap,
  takeUntil,
  timer,
} from 'rxjs'
import { type Features, resolveFeatures } from '../../domain/config/features.js'
import type { AnalyticsConfigApi, ConfigApi } from '../ports/walletApi.js'
import type { FeaturesCache } from '../ports/storage.js'
import { combine } from '../kernel/derive.js'
import { createStore, type Readable } from '../kernel/store.js'

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

export interface ConfigFeature {
  readonly features: Readable<Features>
  /** Whether it is known which logins are on: the host says so, or the server has answered or had its 2 s. */
  readonly known: Readable<boolean>
  readonly dispose: () => void
}

/**
 * The features that are on (S1-09). Until the server answers, the host's options and what the last visit was told
 * apply, then the defaults, but logins are on only if the host says so. Analytics are on only if the server's switch
 * says so too (S7-09); if the host switched them off, the server is not asked. It is asked nothing before there is
 * interest.
 */
export const makeConfigFeature = (deps: {
  readonly hostFeatures: Partial<Features>
  /** What the last visit was told. */
  readonly cachedFeatures: Partial<Features>
  readonly interest: Readable<boolean>
  readonly loadFeatures: LoadFeatures
  readonly analyticsConfigApi: AnalyticsConfigApi
}): ConfigFeature => {
  // A login that the server turns off must not be shown, nor its code loaded (S1-09): both wait for the answer.
  const configured = createStore<Features>(
    resolveFeatures({ email: false, socials: false, ...deps.hostFeatures }, deps.cachedFeatures),
  )
  const switchedOn = createStore(true)
  const known = createStore(deps.hostFeatures.email !== undefined && deps.hostFeatures.socials !== undefined)
  const interested = deps.interest.changes.pipe(first(Boolean))
  const loading = interested.pipe(switchMap(deps.loadFeatures)).subscribe((remote) => {
    configured.set(resolveFeatures(deps.hostFeatures, remote))
    known.set(true)
  })
  const asking = (deps.hostFeatures.analytics === false ? EMPTY : interested)
    .pipe(switchMap(deps.analyticsConfigApi.isEnabled))
    .subscribe((answer) => switchedOn.set(E.isRight(answer) && answer.right))
  return {
    known,
    features: combine(configured, switchedOn, (features, on): Features =>
      on || !features.analytics ? features : { ...features, analytics: false },
    ),
    dispose: () => {
      loading.unsubscribe()
      asking.unsubscribe()
    },
  }
}
