import * as E from 'fp-ts/Either'
import {
  catchError,
  defer,
  EMPTY,
  filter,
  first,
  firstValueFrom,
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
import { type Features, isFeatureOn, resolveFeatures } from '../../domain/config/features.js'
import { isLoginViewOn } from '../../domain/login/loginMethods.js'
import { featureOf } from '../../domain/modal/featureViews.js'
import type { View } from '../../domain/modal/view.js'
import type { AnalyticsConfigApi, ConfigApi } from '../ports/walletApi.js'
import type { FeaturesCache } from '../ports/storage.js'
import type { AlertsFeature } from '../notify/alertsFeature.js'
import { combine } from '../kernel/derive.js'
import { createStore, type Readable, type Store } from '../kernel/store.js'

/** Deadline for the configuration; then the cached one is used (design 3.2, U-51). */
const CONFIG_BUDGET_MS = 2_000

/** Emits the server's answer, or the cached one if there is no answer in time; a late answer is emitted, too. */
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
  /** Whether it is known which logins are on: set by the host, or the server has answered, or its 2 s are over. */
  readonly loginsKnown: Readable<boolean>
  /** The features in force; until it is known which logins are on, the answer of the last visit decides about them. */
  readonly effective: () => Features
  /** Whether a feature is on; for logins it waits until that is known, unless there is no interest. */
  readonly isOn: (name: string) => Promise<boolean>
  /** Whether a view belongs to a login (S1-09, S5-13) or a feature that is off, as far as is known. */
  readonly isRefused: (view: View) => boolean
  /**
   * Like `isRefused`, once the answer is known; sets interest, and alerts the host about a feature that is off (S8-45).
   * Never rejects.
   */
  readonly staysRefused: (view: View) => Promise<boolean>
  readonly dispose: () => void
}

/**
 * The features that are on (S1-09). Until the server answers, the host's options apply, then the answer of the last
 * visit, then the defaults, but logins are on only if the host says so. Analytics need the server's switch, too
 * (S7-09); if the host switched them off, the server is not asked. No request is sent before there is interest.
 */
export const makeConfigFeature = (deps: {
  /** The host's own switches. */
  readonly said: Partial<Features>
  /** Whether logins are available at all. */
  readonly servesLogins: boolean
  /** Whether the site has sessions: signing in has no switch of its own. */
  readonly signsIn: boolean
  readonly alerts: Pick<AlertsFeature, 'raise'>
  /** The server's answer of the last visit. */
  readonly cachedFeatures: Partial<Features>
  readonly interest: Pick<Store<boolean>, 'value' | 'changes' | 'set'>
  readonly loadFeatures: LoadFeatures
  readonly analyticsConfigApi: AnalyticsConfigApi
}): ConfigFeature => {
  // If logins are unavailable, all are off: the secure site is never called then (design 2).
  const said = { ...deps.said, siwx: deps.signsIn }
  const host = deps.servesLogins ? said : { ...said, email: false, socials: false as const }
  // A login that the server turns off must not be shown, nor its code loaded (S1-09): both wait for the answer.
  const configured = createStore<Features>(
    resolveFeatures({ email: false, socials: false, ...host }, deps.cachedFeatures),
  )
  const switchedOn = createStore(true)
  const loginsKnown = createStore(host.email !== undefined && host.socials !== undefined)
  const interested = deps.interest.changes.pipe(first(Boolean))
  const loading = interested.pipe(switchMap(deps.loadFeatures)).subscribe((remote) => {
    configured.set(resolveFeatures(host, remote))
    loginsKnown.set(true)
    const { email, socials, pay } = { ...remote, ...deps.said }
    // No alert without an explicit request for a login; none is expected on a page that takes payments (S5-13).
    if (!deps.servesLogins && !pay && (email || socials)) deps.alerts.raise({ _tag: 'ProjectIdNotConfigured' })
  })
  const asking = (host.analytics === false ? EMPTY : interested)
    .pipe(switchMap(deps.analyticsConfigApi.isEnabled))
    .subscribe((answer) => switchedOn.set(E.isRight(answer) && answer.right))
  const features = combine(configured, switchedOn, (all, on): Features =>
    on || !all.analytics ? all : { ...all, analytics: false },
  )
  const effective = (): Features => (loginsKnown.value ? features.value : resolveFeatures(host, deps.cachedFeatures))
  const isOn = async (name: string): Promise<boolean> => {
    if (name === 'login' && deps.interest.value) await firstValueFrom(loginsKnown.changes.pipe(filter(Boolean)))
    return isFeatureOn(name, effective())
  }
  const isRefused = (view: View): boolean => {
    const feature = featureOf(view.name)
    return feature === undefined ? isLoginViewOn(view, features.value) === false : !isFeatureOn(feature, features.value)
  }
  return {
    loginsKnown,
    features,
    effective,
    isOn,
    isRefused,
    staysRefused: async (view) => {
      deps.interest.set(true)
      await isOn('login')
      const refused = isRefused(view)
      const name = featureOf(view.name)
      if (refused && name !== undefined) deps.alerts.raise({ _tag: 'FeatureNotEnabled', name })
      return refused
    },
    dispose: () => {
      loading.unsubscribe()
      asking.unsubscribe()
    },
  }
}
