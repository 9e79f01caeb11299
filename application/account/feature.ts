import type { Commands } from '../api/commands.js'
import type { WalletInfo } from '../../domain/account/accountState.js'
import { type ConnectorKey, findConnector } from '../../domain/connect/connection.js'
import { makeCopyText } from '../kernel/copyText.js'
import { defineFeature } from '../kernel/feature.js'
import {
  BALANCE_API,
  CHAIN_RPC,
  CONNECTOR_REGISTRY,
  HOST_ENVIRONMENT,
  IDENTITY_API,
  SCHEDULER,
} from '../ports/tokens.js'
import type { ConnectorRegistry } from '../ports/walletConnector.js'
import { ACCOUNTS } from './tokens.js'
import { OPTIONS } from '../api/tokens.js'
import { SERVED } from '../config/tokens.js'
import { CONNECT } from '../connect/tokens.js'
import { LOGIN_ACCESS } from '../login/tokens.js'
import { MODAL } from '../modal/tokens.js'
import { NETWORK } from '../network/tokens.js'
import { NOTIFY } from '../notify/tokens.js'
import { makeAccountFeature } from './accountFeature.js'
import { makeAccountsFeature } from './accountsFeature.js'
import { makeLoadIdentity, makeLoadNativeBalance, makeLoadTokens } from './loadAccount.js'
import { makeRefreshOpenAccount, makeReportUnavailableBalances } from './walletPolicies.js'

const walletInfo =
  ({ connectors }: ConnectorRegistry) =>
  (key: ConnectorKey): WalletInfo | undefined => {
    const connector = findConnector(connectors.value, key)
    if (connector === undefined) return undefined
    const { name, icon, rdns } = connector
    return { name, ...(icon === undefined ? {} : { icon }), ...(rdns === undefined ? {} : { rdns }) }
  }

/** The account of each namespace, and which of them is the active one. */
export const accountFeature = defineFeature({
  name: 'account',
  token: ACCOUNTS,
  needs: {
    options: OPTIONS,
    connect: CONNECT,
    network: NETWORK,
    login: LOGIN_ACCESS,
    registry: CONNECTOR_REGISTRY,
    chainRpc: CHAIN_RPC,
    balanceApi: BALANCE_API,
    identityApi: IDENTITY_API,
    scheduler: SCHEDULER,
    served: SERVED,
  },
  make: ({ options, connect, network, login, registry, ...deps }) =>
    makeAccountsFeature({
      sessions: connect.sessions,
      connections: connect.connections,
      network: network.state,
      makeAccount: (namespace, connection, outdated) =>
        makeAccountFeature(namespace, connection, {
          attempt: connect.attempt,
          outdated,
          networks: options.networks,
          login,
          walletInfo: walletInfo(registry),
          loadNativeBalance: makeLoadNativeBalance(deps),
          loadTokens: makeLoadTokens({ ...deps, currency: options.currency }),
          loadIdentity: makeLoadIdentity(deps),
          scheduler: deps.scheduler,
          served: deps.served,
        }),
    }),
  with: { modal: MODAL, notify: NOTIFY, host: HOST_ENVIRONMENT, scheduler: SCHEDULER },
  join: (accounts, { modal, notify, host, scheduler }) => ({
    states: { balance: accounts.activeBalance, tokens: accounts.activeTokens },
    commands: {
      chooseTab: (tab) => accounts.active().chooseTab(tab),
      refreshBalances: () => accounts.active().refresh(),
      copyAddress: (address = accounts.active().state.value.address) => {
        if (address === undefined) return
        makeCopyText({ host, notify })(address, 'AddressCopied')
      },
    } satisfies Pick<Commands, 'chooseTab' | 'refreshBalances' | 'copyAddress'>,
    policies: [
      makeRefreshOpenAccount({ modal: modal.state, accounts, host, scheduler }),
      makeReportUnavailableBalances({ tokens: accounts.activeTokens, notify }),
    ],
  }),
})
