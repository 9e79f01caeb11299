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
 * Stores that can be watched before the core is loaded. Only the core writes to them, except for `modal`, which may
 * open earlier.
 */
export interface PreloadedStores {
  readonly states: StateStores
  /** Account of the active namespace. */
  readonly account: Store<AccountState>
  readonly accounts: { readonly [Namespace in ChainNamespace]: Store<AccountState<Namespace>> }
  /** Written by the rendering modal; the core only reads it. */
  readonly drawing: Store<Drawing>
  /** Listeners of the EIP-1193 provider; written by the host. */
  readonly listeners: Store<readonly ProviderListener[]>
}

/** Mounted modals, of which the first renders, and the view on screen. */
export interface Drawing {
  readonly drawers: readonly ((isFirst: boolean) => void)[]
  readonly shown: View['name'] | undefined
}

const EMAIL = ['email'] as const
const SOCIAL = ['social'] as const

/** Initial values on every page. */
const initialValues = (options: Settings): StateValues => {
  const [home] = options.networks
  const said = withoutUndefined(options.features ?? {})
  // From the options only; the core asks the server later.
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
      currency: options.currency,
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
    // Cast is safe: one entry per namespace; TypeScript cannot express that for a list of names.
    accounts: Object.fromEntries(
      (Object.keys(NO_CONNECTIONS) as ChainNamespace[]).map((namespace) => [namespace, account(namespace)]),
    ) as PreloadedStores['accounts'],
    drawing: createStore<Drawing>({ drawers: [], shown: undefined }),
    listeners: createStore<readonly ProviderListener[]>([]),
  }
}
