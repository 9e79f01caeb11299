import type { SchedulerLike } from 'rxjs'
import { makeAccountFeature } from '../../application/account/accountFeature.js'
import { type AccountsFeature, makeAccountsFeature } from '../../application/account/accountsFeature.js'
import {
  type LoadIdentity,
  type LoadNativeBalance,
  type LoadTokens,
  makeLoadIdentity,
  makeLoadNativeBalance,
  makeLoadTokens,
} from '../../application/account/loadAccount.js'
import type { PorticoOptions } from '../../application/api/options.js'
import type { ConnectFeature } from '../../application/connect/connectFeature.js'
import type { LoginFeature } from '../../application/login/loginFeature.js'
import type { NetworkFeature } from '../../application/network/networkFeature.js'
import type { ConnectorRegistry } from '../../application/ports/walletConnector.js'
import { type ConnectorKey, findConnector } from '../../domain/connect/connector.js'
import type { WalletInfo } from '../../domain/account/accountState.js'
import { defineModule } from './defineModule.js'
import {
  ACCOUNTS,
  CONNECT,
  LOAD_IDENTITY,
  LOAD_NATIVE_BALANCE,
  LOAD_TOKENS,
  LOGIN,
  NETWORK,
  OPTIONS,
} from './featureTokens.js'
import { BALANCE_API, CHAIN_RPC, CONNECTOR_REGISTRY, IDENTITY_API, SCHEDULER } from './portTokens.js'

interface AccountsDeps {
  readonly options: PorticoOptions
  readonly connect: ConnectFeature
  readonly network: NetworkFeature
  readonly login: LoginFeature
  readonly registry: ConnectorRegistry
  readonly loadNativeBalance: LoadNativeBalance
  readonly loadTokens: LoadTokens
  readonly loadIdentity: LoadIdentity
  readonly scheduler: SchedulerLike
}

const walletInfo =
  (registry: ConnectorRegistry) =>
  (key: ConnectorKey): WalletInfo | undefined => {
    const connector = findConnector(registry.connectors.value, key)
    if (connector === undefined) return undefined
    const { name, icon, rdns } = connector
    return { name, ...(icon === undefined ? {} : { icon }), ...(rdns === undefined ? {} : { rdns }) }
  }

const makeAccounts = ({ options, connect, network, login, registry, ...deps }: AccountsDeps): AccountsFeature =>
  makeAccountsFeature({
    sessions: connect.sessions,
    network: network.state,
    makeAccount: (namespace, connection) =>
      makeAccountFeature(namespace, connection, {
        ...deps,
        login: login.states,
        networks: options.networks,
        walletInfo: walletInfo(registry),
      }),
  })

export const accountModule = defineModule(({ single }) => {
  single(LOAD_NATIVE_BALANCE, makeLoadNativeBalance, { chainRpc: CHAIN_RPC })
  single(LOAD_TOKENS, makeLoadTokens, { balanceApi: BALANCE_API })
  single(LOAD_IDENTITY, makeLoadIdentity, { identityApi: IDENTITY_API })
  single(ACCOUNTS, makeAccounts, {
    options: OPTIONS,
    connect: CONNECT,
    network: NETWORK,
    login: LOGIN,
    registry: CONNECTOR_REGISTRY,
    loadNativeBalance: LOAD_NATIVE_BALANCE,
    loadTokens: LOAD_TOKENS,
    loadIdentity: LOAD_IDENTITY,
    scheduler: SCHEDULER,
  })
})
