import type { NamespaceSession } from '../connect/namespaceSession.js'
import { defineFeature } from '../kernel/feature.js'
import { token } from '../kernel/token.js'
import type { AskWallet } from '../ports/assetDiscovery.js'
import { ASSET_DISCOVERY, HISTORY_API, HOST_ENVIRONMENT, SCHEDULER } from '../ports/tokens.js'
import { ACCOUNTS } from '../account/tokens.js'
import { CONNECT } from '../connect/tokens.js'
import { NOTIFY } from '../notify/tokens.js'
import { makeNftsFeature, type NftsFeature } from './nftsFeature.js'

/** Asks only installed wallets and logins: a request to a paired wallet would wake a phone. */
const askWalletOf =
  ({ state, connector }: Pick<NamespaceSession, 'state' | 'connector'>) =>
  (address: string): AskWallet | undefined => {
    const wallet = connector()
    if (wallet === undefined || state.value._tag !== 'Connected') return undefined
    const { approvedNetworks, accounts } = state.value.active
    const isItsOwn = accounts[0].toLowerCase() === address.toLowerCase()
    return approvedNetworks === undefined && isItsOwn ? (request) => wallet.request(request) : undefined
  }

/** The account's NFTs (S2-20). Loaded when their tab or view opens, or a host asks for it. */
export const nftsFeature = defineFeature({
  name: 'nfts',
  token: token<NftsFeature>('Nfts'),
  needs: {
    accounts: ACCOUNTS,
    connect: CONNECT,
    notify: NOTIFY,
    discovery: ASSET_DISCOVERY,
    historyApi: HISTORY_API,
    host: HOST_ENVIRONMENT,
    scheduler: SCHEDULER,
  },
  make: ({ accounts, connect, ...deps }) =>
    makeNftsFeature({
      here: accounts.here,
      outdated: accounts.outdated,
      walletOf: askWalletOf(connect.sessions.eip155),
      ...deps,
    }),
  with: {},
  join: ({ api }) => ({ api }),
})
