import { defineFeature } from '../kernel/feature.js'
import { token } from '../kernel/token.js'
import { KEY_VALUE_STORE } from '../ports/tokens.js'
import { OPTIONS } from '../api/tokens.js'
import { type Consent, type LegalApi, makeConsent } from './consent.js'

/** The visitor's consent to the host's documents. Loaded with the first view that needs it. */
export const legalFeature = defineFeature({
  name: 'legal',
  token: token<Consent>('Legal'),
  needs: { options: OPTIONS, store: KEY_VALUE_STORE },
  make: ({ options: { legal }, store }) => makeConsent(legal, store),
  with: {},
  join: ({ state, agree }) => ({
    states: { legal: state },
    commands: { agree },
    api: { state, agree } satisfies LegalApi,
  }),
})
