import { withoutUndefined } from '../../domain/config/given.js'
import { defineFeature } from '../kernel/feature.js'
import {
  ANALYTICS_CONFIG_API,
  CONFIG_API,
  FEATURES_CACHE,
  HOST_ENVIRONMENT,
  LOG,
  ORIGINS_API,
  SCHEDULER,
} from '../ports/tokens.js'
import { OPTIONS } from '../api/tokens.js'
import { CONFIG, INTEREST, OUTAGES, SERVED } from './tokens.js'
import { LOGIN_WALLET } from '../login/tokens.js'
import { ALERTS } from '../notify/tokens.js'
import type { CheckOrigin } from './checkOrigin.js'
import { makeConfigFeature, makeLoadFeatures } from './configFeature.js'
import { makeOutagesFeature } from './outagesFeature.js'
import { makeCheckOriginForLogin } from './policies.js'
import { makeReportUnserved } from './served.js'

/** The services that do not answer, as reported by the ports (design 3.3). */
export const outagesFeature = defineFeature({
  name: 'outages',
  token: OUTAGES,
  needs: {},
  make: makeOutagesFeature,
  with: {},
  join: ({ outages }) => ({ states: { outages } }),
})

/** Which features are on. */
export const configFeature = defineFeature({
  name: 'config',
  token: CONFIG,
  needs: {
    options: OPTIONS,
    interest: INTEREST,
    configApi: CONFIG_API,
    cache: FEATURES_CACHE,
    analyticsConfigApi: ANALYTICS_CONFIG_API,
    scheduler: SCHEDULER,
    served: SERVED,
    alerts: ALERTS,
  },
  make: ({ options, served, ...deps }) =>
    makeConfigFeature({
      ...deps,
      said: withoutUndefined(options.features ?? {}),
      servesLogins: served.logins,
      signsIn: options.siwx !== undefined,
      cachedFeatures: deps.cache.read() ?? {},
      loadFeatures: makeLoadFeatures(deps),
    }),
  with: {
    interest: INTEREST,
    login: LOGIN_WALLET,
    originsApi: ORIGINS_API,
    host: HOST_ENVIRONMENT,
    alerts: ALERTS,
    served: SERVED,
    log: LOG,
  },
  join: ({ features }, { interest, login, alerts, served, log, ...deps }) => {
    // Loaded on demand: nothing waits for it, and many pages never need it.
    const checkOrigin: CheckOrigin = async () => (await import('./checkOrigin.js')).makeCheckOrigin(deps)()
    return {
      states: { features },
      policies: [
        makeCheckOriginForLogin({ features, interest, login, checkOrigin, alerts }),
        makeReportUnserved({ served, log }),
      ],
    }
  },
})
