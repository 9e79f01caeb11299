import { defer, of, switchMap } from 'rxjs'
import { EMBEDDED_CONNECTOR_ID } from '../../domain/connect/connection.js'
import { shownView } from '../../domain/modal/view.js'
import { CHAIN_NAMESPACES, type ChainNamespace } from '../../domain/network/network.js'
import { isUnverified } from '../../domain/wallets/walletRow.js'
import type { Settings } from '../api/settings.js'
import { defineFeature } from '../kernel/feature.js'
import {
  ACCOUNT_MEMORY,
  CONNECTION_MEMORY,
  CONNECTOR_REGISTRY,
  HOST_ENVIRONMENT,
  KEY_VALUE_STORE,
  SCHEDULER,
} from '../ports/tokens.js'
import { LAZY, OPTIONS } from '../api/tokens.js'
import { CONFIG } from '../config/tokens.js'
import { CONNECT } from './tokens.js'
import { MODAL } from '../modal/tokens.js'
import { NETWORK } from '../network/tokens.js'
import { NOTIFY } from '../notify/tokens.js'
import { PHONES } from '../pairing/tokens.js'
import { SESSION } from '../siwx/tokens.js'
import { WALLETS } from '../wallets/tokens.js'
import { makeConnectFeature } from './connectFeature.js'
import { makeAskAwayWallets, makeEndAttemptWithModal, makeSyncOtherTabs } from './policies.js'
import { makeRestoreConnection, UNANSWERED } from './restoreConnection.js'
import { makeConnectFraming, makeLeaveSettledViews, makeStartMultiWallet, makeStartPending } from './walletPolicies.js'

const namespacesOf = ({ networks }: Settings): readonly ChainNamespace[] =>
  CHAIN_NAMESPACES.filter((namespace) => networks.some(({ chainNamespace }) => chainNamespace === namespace))

/** The connections of every namespace, and the attempt in progress. */
export const connectFeature = defineFeature({
  name: 'connect',
  token: CONNECT,
  needs: {
    options: OPTIONS,
    config: CONFIG,
    registry: CONNECTOR_REGISTRY,
    memory: CONNECTION_MEMORY,
    accounts: ACCOUNT_MEMORY,
    scheduler: SCHEDULER,
    wallets: WALLETS,
  },
  make: ({ options, config, wallets, ...rest }) => {
    const isDoubted = (connectorId: string): boolean => {
      const row = wallets.find(connectorId)
      return row !== undefined && isUnverified(row)
    }
    const deps = { ...rest, isDoubted }
    const restoring = makeRestoreConnection(deps)
    const connect = makeConnectFeature({
      ...deps,
      namespaces: namespacesOf(options),
      // If logins are off, does not wait for a login: its wallet is not asked (S1-09).
      restoreConnection: (key) =>
        key.connectorId === EMBEDDED_CONNECTOR_ID
          ? defer(() => config.isOn('login')).pipe(
              switchMap((isOn) => (isOn ? restoring.restoreConnection(key) : of(UNANSWERED))),
            )
          : restoring.restoreConnection(key),
      keepsSeveral: () => config.features.value.multiWallet,
    })
    return {
      ...connect,
      dispose: () => {
        restoring.dispose()
        connect.dispose()
      },
    }
  },
  with: {
    options: OPTIONS,
    config: CONFIG,
    memory: CONNECTION_MEMORY,
    registry: CONNECTOR_REGISTRY,
    environment: HOST_ENVIRONMENT,
    modal: MODAL,
    network: NETWORK,
    notify: NOTIFY,
    phones: PHONES,
    lazy: LAZY,
    store: KEY_VALUE_STORE,
    session: SESSION,
  },
  join: (
    connect,
    {
      options,
      config: { features },
      memory,
      registry,
      environment,
      modal,
      network,
      notify,
      phones,
      lazy,
      store,
      session,
    },
  ) => ({
    states: { connections: connect.connections, attempt: connect.attempt },
    commands: {
      retryConnect: () => {
        const shown = shownView(modal.state.value)
        if (shown?.name !== 'ConnectingExternal') return
        const { walletId: connectorId, namespace } = shown
        void connect.connect(
          namespace === undefined
            ? connect.locate(connectorId, network.state.value.activeNamespace)
            : { namespace, connectorId },
        )()
      },
    },
    policies: [
      makeEndAttemptWithModal({ connect, modal }),
      makeLeaveSettledViews({
        connect,
        approvedPairings: phones.approvedPairings,
        features,
        modal,
        notify,
        signInFollows: session.follows,
      }),
      makeConnectFraming({ registry, connect }),
      makeStartMultiWallet({ features, connections: connect.connections, load: () => lazy.load('multiWallet') }),
      makeStartPending({ connections: connect.connections, store, load: () => lazy.load('requests') }),
      makeSyncOtherTabs({ namespaces: namespacesOf(options), memory, connect }),
      makeAskAwayWallets({ namespaces: namespacesOf(options), registry, memory, connect, modal, environment }),
    ],
  }),
})
