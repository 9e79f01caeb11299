import { defineFeature } from '../kernel/feature.js'
import { token } from '../kernel/token.js'
import { BALANCE_API, SCHEDULER } from '../ports/tokens.js'
import { ACCOUNTS } from '../account/tokens.js'
import { OPTIONS } from '../api/tokens.js'
import { SERVED } from '../config/tokens.js'
import { HIDDEN_TOKENS } from './tokens.js'
import { makeTokenListFeature, type TokenListFeature } from './tokenListFeature.js'

/** The tokens tab beyond the active network. Loaded with that tab, or when a host asks for it. */
export const tokensDefinition = defineFeature({
  name: 'tokens',
  token: token<TokenListFeature>('TokenList'),
  needs: {
    options: OPTIONS,
    accounts: ACCOUNTS,
    served: SERVED,
    balanceApi: BALANCE_API,
    book: HIDDEN_TOKENS,
    scheduler: SCHEDULER,
  },
  make: ({ options, accounts, ...deps }) =>
    makeTokenListFeature({
      here: accounts.here,
      outdated: accounts.outdated,
      networks: options.networks,
      currency: options.currency,
      ...deps,
    }),
  with: {},
  join: ({ api }) => ({ api }),
})
