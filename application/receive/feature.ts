import { defineFeature } from '../kernel/feature.js'
import { token } from '../kernel/token.js'
import { HOST_ENVIRONMENT } from '../ports/tokens.js'
import { ACCOUNTS, APPEARANCE, CONNECT, MODAL, NETWORK, NOTIFY } from '../tokens.js'
import { makeReceiveFeature, type ReceiveFeature } from './receiveFeature.js'

/** What somebody who is to pay the visitor is shown (S1-06). Loaded when its view opens, or a host asks for it. */
export const receiveFeature = defineFeature({
  name: 'receive',
  token: token<ReceiveFeature>('Receive'),
  needs: {
    accounts: ACCOUNTS,
    connect: CONNECT,
    network: NETWORK,
    notify: NOTIFY,
    host: HOST_ENVIRONMENT,
    appearance: APPEARANCE,
  },
  make: ({ accounts, connect, network, notify, host, appearance }) =>
    makeReceiveFeature({
      account: accounts.activeAccount,
      tokens: accounts.activeTokens,
      connections: connect.connections,
      network: network.state,
      notify,
      host,
      appearance,
    }),
  with: { modal: MODAL },
  join: ({ api }, { modal }) => ({
    api,
    // What was asked for in the modal ends with it.
    policies: [() => modal.state.changes.subscribe(({ _tag }) => _tag === 'Closed' && api.askNothing())],
  }),
})
