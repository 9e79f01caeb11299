import { defineFeature } from '../kernel/feature.js'
import { token } from '../kernel/token.js'
import { HOST_ENVIRONMENT } from '../ports/tokens.js'
import { ACCOUNTS, CONNECT, NETWORK, NOTIFY } from '../tokens.js'
import { makeReceiveFeature, type ReceiveApi } from './receiveFeature.js'

/** What somebody who is to pay the visitor is shown (S1-06). Loaded when its view opens, or a host asks for it. */
export const receiveFeature = defineFeature({
  name: 'receive',
  token: token<ReceiveApi>('Receive'),
  needs: { accounts: ACCOUNTS, connect: CONNECT, network: NETWORK, notify: NOTIFY, host: HOST_ENVIRONMENT },
  make: ({ accounts, connect, network, notify, host }) =>
    makeReceiveFeature({
      account: accounts.activeAccount,
      tokens: accounts.activeTokens,
      connections: connect.connections,
      network: network.state,
      notify,
      host,
    }),
  with: {},
  join: (api) => ({ api }),
})
