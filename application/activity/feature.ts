import { defineFeature } from '../kernel/feature.js'
import { token } from '../kernel/token.js'
import { CHAIN_RPC, HISTORY_API, HOST_ENVIRONMENT, SCHEDULER } from '../ports/tokens.js'
import { ACCOUNTS } from '../account/tokens.js'
import { OPTIONS } from '../api/tokens.js'
import { NOTIFY } from '../notify/tokens.js'
import { type ActivityFeature, makeActivityFeature } from './activityFeature.js'

/** The account's transactions (S2-20). Loaded when its tab or its view opens, or a host asks for it. */
export const activityFeature = defineFeature({
  name: 'activity',
  token: token<ActivityFeature>('Activity'),
  needs: {
    accounts: ACCOUNTS,
    options: OPTIONS,
    notify: NOTIFY,
    historyApi: HISTORY_API,
    chainRpc: CHAIN_RPC,
    host: HOST_ENVIRONMENT,
    scheduler: SCHEDULER,
  },
  make: ({ accounts, options: { networks }, ...deps }) =>
    makeActivityFeature({ here: accounts.here, networks, ...deps }),
  with: {},
  join: ({ api }) => ({ api }),
})
