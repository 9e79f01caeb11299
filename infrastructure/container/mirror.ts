import type { Subscription } from 'rxjs'
import type { Core } from '../../application/api/Core.js'
import { featuresOf } from '../../application/api/featuresOf.js'
import { networkRules } from '../../application/api/networkRules.js'
import type { PorticoOptions } from '../../application/api/PorticoOptions.js'
import type { Readings } from '../../application/api/Readings.js'
import { NO_LOGIN } from '../../application/login/NO_LOGIN.js'
import { createStore } from '../../application/shared/createStore.js'
import { followingStores } from '../../application/shared/followingStores.js'
import type { Readable } from '../../application/shared/Readable.js'
import { readOnly } from '../../application/shared/readOnly.js'
import type { Store } from '../../application/shared/Store.js'
import type { AccountState } from '../../domain/account/AccountState.js'
import { emptyAccount } from '../../domain/account/emptyAccount.js'
import { resolveFeatures } from '../../domain/config/resolveFeatures.js'
import { NO_CONNECTIONS } from '../../domain/connect/noConnections.js'
import type { ModalState } from '../../domain/modal/ModalState.js'
import type { ChainNamespace } from '../../domain/network/ChainNamespace.js'
import { CHAIN_NAMESPACES } from '../../domain/network/chainNamespaces.js'

/** What can be watched before the core has arrived, and goes on being watched afterwards. */
export interface PreloadedStores {
  readonly readings: Readings
  /** The account of the active namespace. */
  readonly account: Readable<AccountState>
  readonly accounts: Readonly<Record<ChainNamespace, Readable<AccountState>>>
  /** The one state that is also written here: the modal opens before the core is there. */
  readonly modal: Store<ModalState>
  readonly image: Core['image']
  readonly follow: (core: Core) => Subscription
  readonly complete: () => void
}

type Values = { readonly [Name in keyof Omit<Readings, 'modal'>]: Readings[Name]['value'] }

/** What every page starts with. */
const initialValues = (options: PorticoOptions): Values => {
  const [home] = options.networks
  return {
    ...NO_LOGIN,
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
    features: resolveFeatures(featuresOf(options), {}),
    outages: [],
    alerts: [],
    events: undefined,
  }
}

const NOTHING = createStore<string | undefined>(undefined)

export const preloadStores = (options: PorticoOptions): PreloadedStores => {
  const modal = createStore<ModalState>({ _tag: 'Closed' })
  const copies = followingStores(initialValues(options))
  const stores = { ...copies.stores, modal }
  // Each reading is the read side of the store of its own name; TypeScript cannot carry that pairing through a list of names.
  const readings = Object.fromEntries(
    Object.entries<Readable<unknown>>(stores).map(([name, store]) => [name, readOnly(store)]),
  ) as unknown as Readings
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
