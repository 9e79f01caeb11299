import type { Given } from '../../../domain/config/given.js'
import type { InstalledWallet } from '../../../domain/wallets/installedWallet.js'
import { hasLookalikeLetters, nameSkeleton } from '../../../domain/wallets/lookalikes.js'
import { type PinnedWallet, pinWallet } from './wallet.js'
import { makeTellNotListed } from '../shared/notListed.js'
import { freeId } from '../shared/untrusted.js'
import type { SchedulerLike } from 'rxjs'
import type { Log } from '../../../application/ports/platform.js'
import type { ConnectorRegistry, WalletConnector } from '../../../application/ports/walletConnector.js'
import { createStore } from '../../../application/kernel/store.js'
import { select } from '../../../application/kernel/derive.js'
import type { CaipNetworkId, ChainNamespace } from '../../../domain/network/network.js'
import { attempt, readField } from '../../shared/safeRead.js'
import { type KnownHalf, knownHalf } from './knownHalves.js'
import type { NamespaceAdapter } from './namespaceAdapter.js'
import { makeStandardConnector } from './connector.js'

/** What discovery by the Wallet Standard needs of a window. */
export type StandardWindow = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>

/** What is known of a wallet that was found before. */
export type FoundBefore = Pick<InstalledWallet, 'id' | 'name' | 'namespace'> &
  Given<Pick<InstalledWallet, 'icon' | 'unverified'>>

/**
 * How a wallet is listed under `id` beside those that were `known` before it. It has nothing but its name to go by: no
 * reverse domain is an id of this form, so that it cannot pass for a wallet that was announced. A second one under a
 * name, or one that reads like it, is unverified, and so is one that goes by the name of a known wallet where that is
 * not found (S-11). A wallet that registers once for each namespace, as MetaMask does, is one.
 */
export const namedWalletInfo = (
  id: string,
  { name, icon }: PinnedWallet,
  half: KnownHalf,
  namespaces: readonly ChainNamespace[],
  known: readonly FoundBefore[],
): Omit<InstalledWallet, 'namespace'> => {
  const own = { id: freeId(id, known), name, ...(icon !== undefined && { icon }) }
  const same = known.filter((each) => each.unverified !== true && nameSkeleton(each.name) === nameSkeleton(name))
  const [first] = same
  const isHalfOfFirst = same.every(
    (each) => each.name === name && each.icon === icon && icon !== undefined && !namespaces.includes(each.namespace),
  )
  if (half._tag === 'NotGiven') return { ...own, unverified: true, claims: half.rdns }
  const isDoubted = hasLookalikeLetters(name) || (first !== undefined && !(half._tag === 'Given' && isHalfOfFirst))
  if (isDoubted) return { ...own, unverified: true, claims: first?.id ?? id }
  return { ...own, id: first?.id ?? own.id, knownRdns: half._tag === 'Given' ? half.rdns : [] }
}

/** A page script can register without end. */
const MAX_REGISTERED = 50

interface RegisteredWallet {
  readonly identity: object
  readonly connectors: readonly WalletConnector[]
}

const supportsNamespace = (
  wallet: PinnedWallet,
  { idOf, requiredFeatures: needed, signingFeatures: signing }: NamespaceAdapter,
): boolean =>
  wallet.chains.some((chain) => idOf(chain) !== undefined) &&
  needed.every((feature) => wallet.method(feature) !== undefined) &&
  signing.some((feature) => wallet.method(feature) !== undefined)

/**
 * The wallets of the Wallet Standard in this page, at whatever time they register: one connector for each namespace
 * that the site and the wallet speak. `dispose` stops looking.
 */
export const makeStandardRegistry = (deps: {
  readonly window: StandardWindow
  readonly adapters: readonly NamespaceAdapter[]
  /** Where the page would like a wallet of a namespace to be, best first. */
  readonly preferred: (adapter: NamespaceAdapter) => readonly CaipNetworkId[]
  readonly log: Pick<Log, 'info'>
  readonly scheduler: SchedulerLike
}): ConnectorRegistry & { readonly dispose: () => void } => {
  const { window, scheduler } = deps
  const found = createStore<readonly RegisteredWallet[]>([])
  const tell = makeTellNotListed(deps.log)
  /** A wallet stays while one of them stands: any script can register another's wallet, too, and withdraw that. */
  const standing = new Set<{ readonly wallets: readonly unknown[] }>()

  const connectorsOf = (wallet: PinnedWallet, known: readonly RegisteredWallet[]): readonly WalletConnector[] => {
    const adapters = deps.adapters.filter((adapter) => supportsNamespace(wallet, adapter))
    const namespaces = adapters.map(({ namespace }) => namespace)
    const info = namedWalletInfo(
      `standard:${wallet.name}`,
      wallet,
      knownHalf(wallet.name, 'Registered', namespaces),
      namespaces,
      known.flatMap(({ connectors }) => connectors),
    )
    return adapters.map((adapter) =>
      makeStandardConnector({ wallet, adapter, info, preferred: () => deps.preferred(adapter), scheduler }),
    )
  }
  const add = (input: unknown): void => {
    const known = found.value
    const drop = (why: string): void => tell(readField(input, 'name'), why)
    const wallet = pinWallet(input)
    if (wallet === undefined) return drop('it has no readable name of at most 64 characters, or no list of chains')
    if (known.some(({ identity }) => identity === wallet.identity)) return
    if (known.length >= MAX_REGISTERED) return drop(`there are ${MAX_REGISTERED} already`)
    const connectors = connectorsOf(wallet, known)
    if (connectors.length === 0) return drop('it has not the features that the chains of this page need')
    found.set([...known, { identity: wallet.identity, connectors }])
  }
  const register = (...wallets: readonly unknown[]): (() => void) => {
    const own = { wallets: wallets.slice(0, MAX_REGISTERED) }
    standing.add(own)
    own.wallets.forEach(add)
    return () => {
      standing.delete(own)
      const asked = new Set([...standing].flatMap((each) => each.wallets))
      found.update((known) => known.filter(({ identity }) => asked.has(identity)))
    }
  }
  const api = Object.freeze({ register })
  const onRegister = (event: Event): void => {
    const callback = readField(event, 'detail')
    if (typeof callback === 'function') attempt<unknown>(() => Reflect.apply(callback, undefined, [api]), undefined)
  }

  window.addEventListener('wallet-standard:register-wallet', onRegister)
  window.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }))
  return {
    connectors: select(found, (all) => all.flatMap(({ connectors }) => connectors)),
    dispose: () => {
      window.removeEventListener('wallet-standard:register-wallet', onRegister)
      found.complete()
    },
  }
}
