import { DEFAULT_CURRENCY } from '../../domain/config/currency.js'
import type { Settings } from '../../application/api/settings.js'
import type { ProviderListener } from '../../application/api/providers.js'
import { networkRules } from '../../domain/network/activeNetwork.js'
import type { StateStores, StateValues } from '../../application/api/state.js'
import { createStore, createStores, type Store } from '../../application/kernel/store.js'
import { INITIAL_LOGIN_STATES } from '../../application/login/loginFeature.js'
import { type AccountState, emptyAccount } from '../../domain/account/accountState.js'
import { resolveFeatures } from '../../domain/config/features.js'
import { withoutUndefined } from '../../domain/config/given.js'
import { NO_CONNECTIONS } from '../../domain/connect/connection.js'
import type { View } from '../../domain/modal/view.js'
import type { ChainNamespace } from '../../domain/network/network.js'

/**
 * What can be watched before the core has arrived. The core writes into it; nobody else does, but for the modal, which
 * opens before.
 */
export interface PreloadedStores {
  readonly states: StateStores
  /** The account of the active namespace. */
  readonly account: Store<AccountState>
  readonly accounts: { readonly [Namespace in ChainNamespace]: Store<AccountState<Namespace>> }
  /** What draws the modal tells here; the core only reads it. */
  readonly drawing: Store<Drawing>
  /** Who listens to the EIP-1193 provider; the host's to write. */
  readonly listeners: Store<readonly ProviderListener[]>
}

/** The modals that are mounted, of which the first draws, and the view that is on screen. */
export interface Drawing {
  readonly drawers: readonly ((isFirst: boolean) => void)[]
  readonly shown: View['name'] | undefined
}

const EMAIL = ['email'] as const
const SOCIAL = ['social'] as const

/** What every page starts with. */
const initialValues = (options: Settings): StateValues => {
  const [home] = options.networks
  const said = withoutUndefined(options.features ?? {})
  // As far as the options tell; the core asks the server.
  const { email, socials } = resolveFeatures(said, {})
  return {
    ...INITIAL_LOGIN_STATES,
    modal: { _tag: 'Closed' },
    network: {
      ...networkRules(options),
      activeNamespace: home.chainNamespace,
      active: { _tag: 'Configured', network: home },
      networks: options.networks,
    },
    networkSwitch: { _tag: 'Idle' },
    catalogue: { search: '', certifiedOnly: false, rows: [], progress: { _tag: 'Idle' } },
    connections: NO_CONNECTIONS,
    attempt: { _tag: 'Idle' },
    wallets: {
      methods: ['wallet'],
      awaited: options.projectId ? ['wallet', ...(email ? EMAIL : []), ...(socials ? SOCIAL : [])] : undefined,
      rows: [],
      toGet: [],
      directory: 'Loading',
      total: 0,
    },
    pairing: { _tag: 'Idle' },
    waiting: undefined,
    pending: [],
    settled: [],
    session: { _tag: 'Nobody' },
    host: {
      mobile: false,
      system: 'Other',
      profile: 'Browser',
      site: options.metadata,
      links: {},
      pairs: false,
      walletFeatures: [],
      currency: options.currency ?? DEFAULT_CURRENCY,
    },
    balance: { _tag: 'Unknown' },
    tokens: { _tag: 'Unknown' },
    legal: options.legal && { ...options.legal, consent: 'Unknown' },
    snackbar: { _tag: 'Hidden' },
    features: resolveFeatures({ email: false, socials: false, ...said }, {}),
    outages: [],
    alerts: [],
    events: undefined,
  }
}

export const preloadStores = (options: Settings): PreloadedStores => {
  const account = (namespace: ChainNamespace): Store<AccountState> => createStore(emptyAccount(namespace))
  return {
    states: createStores(initialValues(options)),
    account: account(options.networks[0].chainNamespace),
    // One for each namespace; TypeScript cannot carry that through a list of names.
    accounts: Object.fromEntries(
      (Object.keys(NO_CONNECTIONS) as ChainNamespace[]).map((namespace) => [namespace, account(namespace)]),
    ) as PreloadedStores['accounts'],
    drawing: createStore<Drawing>({ drawers: [], shown: undefined }),
    listeners: createStore<readonly ProviderListener[]>([]),
  }
}
