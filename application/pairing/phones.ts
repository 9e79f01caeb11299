import { defineFeature } from '../kernel/defineFeature.js'
import { createStore } from '../kernel/store.js'
import { token } from '../kernel/token.js'
import { HOST_ENVIRONMENT, PAIRING } from '../ports/tokens.js'
import { LAZY, MODAL, OPTIONS } from '../tokens.js'
import type { HostState } from '../api/state.js'
import { makeFollowPairingViews } from './policies.js'

/** What every page has of wallets on other devices: whether one was asked something, and the way to pairing, which is loaded when a visitor comes near it. */
export const phonesFeature = defineFeature({
  name: 'phones',
  token: token<object>('Phones'),
  needs: {},
  make: () => ({}),
  with: { options: OPTIONS, pairing: PAIRING, host: HOST_ENVIRONMENT, modal: MODAL, lazy: LAZY },
  join: (_, { options, pairing, host, modal, lazy }) => ({
    states: {
      waiting: pairing.waiting,
      host: createStore<HostState>({ ...host.facts, links: options.walletLinks ?? {} }),
    },
    commands: {
      continueInWallet: () => {
        const { value } = pairing.waiting
        if (value !== undefined) host.launch(value.address)
      },
      showPairingLink: pairing.take,
    },
    policies: [
      makeFollowPairingViews({
        modal: modal.state,
        host,
        pairing: {
          follow: (interest) => {
            if (interest !== 'Near' && interest !== 'Shown') return
            lazy.loadForView('pairing')
          },
        },
      }),
    ],
  }),
})
