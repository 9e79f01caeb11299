import { DEFAULT_CURRENCY } from '../../domain/config/currency.js'
import { defineFeature } from '../kernel/feature.js'
import { token } from '../kernel/token.js'
import type { HiddenTokens, KeyValueStore } from '../ports/storage.js'
import { BALANCE_API, KEY_VALUE_STORE, SCHEDULER } from '../ports/tokens.js'
import { ACCOUNTS } from '../account/tokens.js'
import { OPTIONS } from '../api/tokens.js'
import { SERVED } from '../config/tokens.js'
import { makeTokenListFeature, type TokenListFeature } from './tokenListFeature.js'

/** The tokens tab beyond the active network. Loaded with that tab, or when a host asks for it. */
export const makeTokensDefinition = (openHiddenTokens: (store: KeyValueStore) => HiddenTokens) =>
  defineFeature({
    name: 'tokens',
    token: token<TokenListFeature>('TokenList'),
    needs: {
      options: OPTIONS,
      accounts: ACCOUNTS,
      served: SERVED,
      balanceApi: BALANCE_API,
      store: KEY_VALUE_STORE,
      scheduler: SCHEDULER,
    },
    make: ({ options, accounts, store, ...deps }) =>
      makeTokenListFeature({
        here: accounts.here,
        outdated: accounts.outdated,
        networks: options.networks,
        currency: options.currency ?? DEFAULT_CURRENCY,
        book: openHiddenTokens(store),
        ...deps,
      }),
    with: {},
    join: ({ api }) => ({ api }),
  })
