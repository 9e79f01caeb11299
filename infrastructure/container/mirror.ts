import type { Subscription } from 'rxjs'
import type { Core } from '../../application/api/core.js'
import { hostFeatures, networkRules, type PorticoOptions } from '../../application/api/options.js'
import type { PorticoState } from '../../application/api/state.js'
import { INITIAL_LOGIN_STATES } from '../../application/login/loginFeature.js'
import { createStore, mirrorStores, type Readable, readOnly, type Store } from '../../application/kernel/store.js'
import { type AccountState, emptyAccount } from '../../domain/account/accountState.js'
import { resolveFeatures } from '../../domain/config/features.js'
import { NO_CONNECTIONS } from '../../domain/connect/connection.js'
import type { ModalState } from '../../domain/modal/view.js'
import { CHAIN_NAMESPACES, type ChainNamespace } from '../../domain/network/network.js'

/** What can be watched before the core has arrived, and goes on being watched afterwards. */
export interface PreloadedStores {
  readonly readings: PorticoState
  /** The account of the active namespace. */
  readonly account: Readable<AccountState>
  readonly accounts: Readonly<Record<ChainNamespace, Readable<AccountState>>>
  /** The one state that is also written here: the modal opens before the core is there. */
  readonly modal: Store<ModalState>
  readonly image: Core['image']
  readonly follow: (core: Core) => Subscription
  readonly complete: () => void
}

type Values = { readonly [Name in keyof Omit<PorticoState, 'modal'>]: PorticoState[Name]['value'] }

/** What every page starts with. */
const initialValues = (options: PorticoOptions): Values => {
  const [home] = options.networks
  return {
    ...INITIAL_LOGIN_STATES,
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
    wallets: { methods: ['wallet'], rows: [], toGet: [], directory: 'Loading', total: 0 },
    pairing: { _tag: 'Idle' },
    waiting: undefined,
    pending: [],
    host: { mobile: false, system: 'Other', profile: 'Browser', links: {} },
    tokens: { _tag: 'Unknown' },
    snackbar: { _tag: 'Hidden' },
    features: resolveFeatures(hostFeatures(options), {}),
    outages: [],
    alerts: [],
    events: undefined,
  }
}

const NOTHING = createStore<string | undefined>(undefined)

export const preloadStores = (options: PorticoOptions): PreloadedStores => {
  const modal = createStore<ModalState>({ _tag: 'Closed' })
  const copies = mirrorStores(initialValues(options))
  const stores = { ...copies.stores, modal }
  // Each reading is the read side of the store of its own name; TypeScript cannot carry that pairing through a list of names.
  const readings = Object.fromEntries(
    Object.entries<Readable<unknown>>(stores).map(([name, store]) => [name, readOnly(store)]),
  ) as unknown as PorticoState
  const account = (namespace: ChainNamespace): Store<AccountState> => createStore(emptyAccount(namespace))
  const accounts = {
    eip155: account('eip155'),
    solana: account('solana'),
    polkadot: account('polkadot'),
    bip122: account('bip122'),
    cosmos: account('cosmos'),
  }
  const activeAccount = account(options.networks[0].chainNamespace)

  let images: Core['image'] | undefined

  const follow = (core: Core): Subscription => {
    images = core.image
    const following = copies.follow(core)
    following.add(core.activeAccount.changes.subscribe(activeAccount.set))
    for (const namespace of CHAIN_NAMESPACES)
      following.add(core.account(namespace).changes.subscribe(accounts[namespace].set))
    // The core starts closed, while here the modal may be opening already.
    let starting = true
    following.add(core.modal.changes.subscribe((state) => !starting && modal.set(state)))
    starting = false
    return following
  }

  return {
    readings,
    account: readOnly(activeAccount),
    accounts,
    modal,
    image: (picture) => images?.(picture) ?? NOTHING,
    follow,
    complete: () => {
      for (const store of [...Object.values(stores), activeAccount, ...Object.values(accounts)]) store.complete()
    },
  }
}
