import { isReachable, sharesNamespace } from '../../domain/wallets/walletListing.js'
import type { ConnectorKey } from '../../domain/connect/connection.js'
import { shownView, type View } from '../../domain/modal/view.js'
import { viewRow } from '../../domain/modal/viewTable.js'
import type { Served } from '../config/served.js'
import { sectionOrder } from '../../domain/wallets/walletList.js'
import type { Commands } from '../api/commands.js'
import type { Settings } from '../api/settings.js'
import type { ConfigFeature } from '../config/configFeature.js'
import { combine } from '../kernel/derive.js'
import type { Readable } from '../kernel/store.js'
import { loginMethods } from '../../domain/login/loginMethods.js'
import type { Network } from '../../domain/network/network.js'
import { defineFeature } from '../kernel/feature.js'
import {
  CONNECTION_MEMORY,
  CONNECTOR_REGISTRY,
  DIRECTORY_API,
  DIRECTORY_CACHE,
  HOST_ENVIRONMENT,
  SCHEDULER,
} from '../ports/tokens.js'
import { LAZY, OPTIONS } from '../api/tokens.js'
import { CONFIG, INTEREST, SERVED } from '../config/tokens.js'
import { CONNECT } from '../connect/tokens.js'
import { MODAL } from '../modal/tokens.js'
import { DIRECTORY, WALLETS } from './tokens.js'
import { type DirectoryScope, makeAskDirectory } from './directory.js'
import { makeDirectoryFeature } from './directoryFeature.js'
import { makeFollowWalletViews, makeRememberUsedWallets } from './policies.js'
import type { Logins } from './walletListState.js'
import { makeWalletsFeature } from './walletsFeature.js'

const scopeOf = (options: Settings, { pairing }: Served): DirectoryScope => {
  const chains = options.networks.map(({ caipNetworkId }) => caipNetworkId)
  return {
    include: options.includeWalletIds ?? [],
    exclude: options.excludeWalletIds ?? [],
    featured: options.featuredWalletIds ?? [],
    custom: (options.customWallets ?? []).filter((wallet) => sharesNamespace(chains, { chains: wallet.chains ?? [] })),
    order: sectionOrder(options.connectorOrder).filter((section) => pairing || section !== 'walletConnect'),
    methods: options.connectMethodsOrder ?? [],
    chains,
  }
}

/**
 * Shows no login until it is known which are on, so that none disappears again (S1-09); reserves space for the likely
 * ones.
 */
const loginsOf = (
  { features, loginsKnown, effective }: Pick<ConfigFeature, 'features' | 'loginsKnown' | 'effective'>,
  networks: readonly Network[],
): Readable<Logins> =>
  combine(features, loginsKnown, (on, areKnown) => ({
    areKnown,
    methods: loginMethods(
      areKnown ? on : effective(),
      networks.map(({ chainNamespace }) => chainNamespace),
    ),
  }))

/** The installed wallets and the directory, for the list of Connect and for the catalogue. */
export const directoryFeature = defineFeature({
  name: 'directory',
  token: DIRECTORY,
  needs: {
    options: OPTIONS,
    interest: INTEREST,
    registry: CONNECTOR_REGISTRY,
    served: SERVED,
    directoryApi: DIRECTORY_API,
    directoryCache: DIRECTORY_CACHE,
    host: HOST_ENVIRONMENT,
    scheduler: SCHEDULER,
  },
  make: ({ options, interest, registry, scheduler, served, ...deps }) =>
    makeDirectoryFeature({
      interest,
      registry,
      scheduler,
      ask: makeAskDirectory(deps),
      scope: scopeOf(options, served),
    }),
  with: {},
  join: () => ({}),
})

/** The wallets to choose from. */
export const walletsFeature = defineFeature({
  name: 'wallets',
  token: WALLETS,
  needs: {
    options: OPTIONS,
    config: CONFIG,
    directory: DIRECTORY,
    memory: CONNECTION_MEMORY,
    scheduler: SCHEDULER,
  },
  make: ({ options, config, ...deps }) => makeWalletsFeature({ ...deps, logins: loginsOf(config, options.networks) }),
  with: {
    connect: CONNECT,
    modal: MODAL,
    registry: CONNECTOR_REGISTRY,
    lazy: LAZY,
    host: HOST_ENVIRONMENT,
    served: SERVED,
  },
  join: (wallets, { connect, modal, registry, lazy, host, served }) => {
    /** Empty for a wallet that is not installed. A listed one may have been installed since its view opened. */
    const connectorsOf = (walletId: string): readonly ConnectorKey[] => {
      const row = wallets.find(walletId)
      if (row?._tag === 'Installed') return row.connectors
      return registry.connectors.value
        .filter(({ id }) => id === walletId)
        .map(({ namespace }) => ({ namespace, connectorId: walletId }))
    }
    /** The view for a wallet that is not installed: it is opened by a link, or has to be installed first. */
    const viewWithout = (walletId: string): View => {
      const listing = wallets.find(walletId)?.listing
      const from = { mobile: host.facts.mobile, pairs: served.pairing }
      const isNear = listing !== undefined && isReachable(from, listing)
      return { name: isNear ? 'ConnectingWalletConnect' : 'Downloads', walletId }
    }
    return {
      states: { wallets: wallets.list },
      commands: {
        chooseWallet: (walletId, namespace) => {
          const shown = shownView(modal.state.value)
          const chosen = namespace ?? (shown?.name === 'Connect' ? shown.namespace : undefined)
          const connectors = connectorsOf(walletId)
          const [key, ...more] = connectors.filter((each) => chosen === undefined || each.namespace === chosen)
          if (key === undefined) return modal.go(viewWithout(walletId))
          // A listed wallet that was installed meanwhile replaces its own download view.
          const isElsewhere = shown !== undefined && viewRow(shown.name).walletIs === 'Elsewhere'
          const show = isElsewhere ? modal.replace : modal.go
          if (more.length > 0) return show({ name: 'ConnectingMultiChain', walletId })
          show({ name: 'ConnectingExternal', walletId: key.connectorId, namespace: key.namespace })
          void connect.connect(key)()
        },
      } satisfies Partial<Commands>,
      policies: [
        makeFollowWalletViews({ modal: modal.state, wallets, registry, lazy }),
        makeRememberUsedWallets({ connect, wallets }),
      ],
    }
  },
})
