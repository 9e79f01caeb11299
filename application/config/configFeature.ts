import * as E from 'fp-ts/Either'
import { defer, EMPTY } from 'rxjs'
import { DEFAULT_FEATURES } from '../../domain/config/defaultFeatures.js'
import type { Features } from '../../domain/config/Features.js'
import { resolveFeatures } from '../../domain/config/resolveFeatures.js'
import type { AnalyticsConfigApi } from '../ports/walletApi/AnalyticsConfigApi.js'
import { combine } from '../shared/combine.js'
import { createStore } from '../shared/createStore.js'
import type { Readable } from '../shared/Readable.js'
import type { LoadFeatures } from './loadFeatures.js'

export interface ConfigFeature {
  readonly features: Readable<Features>
  /** Whether it is known which logins are on: the host says so, or the server has answered or had its 2 s. */
  readonly known: Readable<boolean>
  readonly dispose: () => void
}

/**
 * What is on (S1-09). Until the server answers, the host's options and the defaults hold, but nobody can log in unless the host says so. Analytics are on only where the
 * server's switch says so too (S7-09); a host that switched them off is not asked about.
 */
export const makeConfigFeature = (deps: {
  readonly hostFeatures: Partial<Features>
  readonly loadFeatures: LoadFeatures
  readonly analyticsConfigApi: AnalyticsConfigApi
}): ConfigFeature => {
  // A login that the server turns off must not have been shown, nor its code loaded (S1-09): these two wait for the answer.
  const configured = createStore<Features>(
    resolveFeatures({ email: false, socials: false, ...deps.hostFeatures }, DEFAULT_FEATURES),
  )
  const switchedOn = createStore(true)
  const known = createStore(deps.hostFeatures.email !== undefined && deps.hostFeatures.socials !== undefined)
  const loading = deps.loadFeatures().subscribe((remote) => {
    configured.set(resolveFeatures(deps.hostFeatures, remote))
    known.set(true)
  })
  const asking = (deps.hostFeatures.analytics === false ? EMPTY : defer(deps.analyticsConfigApi.isEnabled)).subscribe(
    (answer) => switchedOn.set(E.isRight(answer) && answer.right),
  )
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
