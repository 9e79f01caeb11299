import { Subscription } from 'rxjs'
import type { Core } from '../../application/api/Core.js'
import { featuresOf } from '../../application/api/featuresOf.js'
import { networkRules } from '../../application/api/networkRules.js'
import type { PorticoOptions } from '../../application/api/PorticoOptions.js'
import type { Readings } from '../../application/api/Readings.js'
import { createStore } from '../../application/shared/createStore.js'
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

type Stores = { readonly [K in keyof Readings]: Readings[K] extends Readable<infer A> ? Store<A> : never }

/** What can be watched before the core has arrived, and goes on being watched afterwards. */
export interface Mirror {
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

const makeStores = (options: PorticoOptions): Stores => {
  const [home] = options.networks
  return {
    modal: createStore<ModalState>({ _tag: 'Closed' }),
    network: createStore<Readings['network']['value']>({
      ...networkRules(options),
      activeNamespace: home.chainNamespace,
      active: { _tag: 'Configured', network: home },
      networks: options.networks,
    }),
    networkSwitch: createStore<Readings['networkSwitch']['value']>({ _tag: 'Idle' }),
    catalogue: createStore<Readings['catalogue']['value']>({ search: '', certifiedOnly: false, rows: [], progress: { _tag: 'Idle' } }),
    connections: createStore(NO_CONNECTIONS),
    attempt: createStore<Readings['attempt']['value']>({ _tag: 'Idle' }),
    wallets: createStore<Readings['wallets']['value']>({ rows: [], directory: 'Loading', total: 0 }),
    pairing: createStore<Readings['pairing']['value']>({ _tag: 'Idle' }),
    emailLogin: createStore<Readings['emailLogin']['value']>({ _tag: 'Idle' }),
    socialLogin: createStore<Readings['socialLogin']['value']>({ _tag: 'Idle' }),
    emailUpdate: createStore<Readings['emailUpdate']['value']>({ _tag: 'Idle' }),
    loggedIn: createStore<Readings['loggedIn']['value']>(undefined),
    smartAccountNetworks: createStore<Readings['smartAccountNetworks']['value']>([]),
    approval: createStore<Readings['approval']['value']>(undefined),
    waiting: createStore<Readings['waiting']['value']>(undefined),
    host: createStore<Readings['host']['value']>({ mobile: false, system: 'Other', profile: 'Browser', links: {} }),
    tokens: createStore<Readings['tokens']['value']>({ _tag: 'Unknown' }),
    snackbar: createStore<Readings['snackbar']['value']>({ _tag: 'Hidden' }),
    features: createStore(resolveFeatures(featuresOf(options), {})),
    outages: createStore<Readings['outages']['value']>([]),
    alerts: createStore<Readings['alerts']['value']>([]),
    events: createStore<Readings['events']['value']>(undefined),
  }
}

const NOTHING = createStore<string | undefined>(undefined)

export const makeMirror = (options: PorticoOptions): Mirror => {
  const stores = makeStores(options)
  const NAMES = Object.keys(stores) as (keyof Readings)[]
  // Each reading is the read side of the store of its own name; TypeScript cannot carry that pairing through a list of names.
  const readings = Object.fromEntries(NAMES.map((name) => [name, readOnly<unknown>(stores[name])])) as unknown as Readings
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
    const following = new Subscription()
    const copy = <A>(from: Readable<A>, to: Store<A>): void => {
      following.add(from.changes.subscribe(to.set))
    }
    for (const name of NAMES) if (name !== 'modal') copy<unknown>(core[name], stores[name] as unknown as Store<unknown>)
    copy(core.activeAccount, activeAccount)
    for (const namespace of CHAIN_NAMESPACES) copy(core.account(namespace), accounts[namespace])
    // The core starts closed, while here the modal may be opening already.
    let starting = true
    following.add(core.modal.changes.subscribe((state) => !starting && stores.modal.set(state)))
    starting = false
    return following
  }

  return {
    readings,
    account: readOnly(activeAccount),
    accounts,
    modal: stores.modal,
    image: (picture) => images?.(picture) ?? NOTHING,
    follow,
    complete: () => {
      for (const store of [...Object.values(stores), activeAccount, ...Object.values(accounts)]) store.complete()
    },
  }
}
