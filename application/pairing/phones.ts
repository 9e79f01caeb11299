import { defineFeature } from '../kernel/defineFeature.js'
import { createStore } from '../kernel/store.js'
import { HOST_ENVIRONMENT, PAIRING } from '../ports/tokens.js'
import { LAZY, MODAL, OPTIONS, PHONES, WALLETS } from '../tokens.js'
import type { HostState } from '../api/state.js'
import { makeFollowPairingViews } from './policies.js'

/**
 * What every page has of wallets on other devices: whether one was asked something, and the way to pairing, which is
 * loaded when a visitor comes near it.
 */
export const phonesFeature = defineFeature({
  name: 'phones',
  token: PHONES,
  needs: {},
  make: () => ({ aimed: createStore(false) }),
  with: {
    options: OPTIONS,
    pairing: PAIRING,
    host: HOST_ENVIRONMENT,
    modal: MODAL,
    wallets: WALLETS,
    lazy: LAZY,
  },
  join: ({ aimed }, { options, pairing, host, modal, wallets, lazy }) => ({
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
      preparePairing: () => aimed.set(modal.state.value._tag === 'Open'),
    },
    policies: [
      () => modal.state.changes.subscribe(({ _tag }) => _tag === 'Closed' && aimed.set(false)),
      makeFollowPairingViews({
        modal: modal.state,
        wallets,
        aimed,
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
