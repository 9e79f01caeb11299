import type { Given } from '../../../domain/config/given.js'
import type { InstalledWallet } from '../../../domain/wallets/installedWallet.js'
import { hasLookalikeLetters, nameSkeleton } from '../../../domain/wallets/lookalikes.js'
import { type PinnedWallet, pinWallet } from './wallet.js'
import { makeLogNotListed } from '../shared/notListed.js'
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

/** The part of `Window` that Wallet Standard discovery uses. */
export type StandardWindow = Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>

/** The compared part of wallets found earlier. */
export type FoundBefore = Pick<InstalledWallet, 'id' | 'name' | 'namespace'> &
  Given<Pick<InstalledWallet, 'icon' | 'unverified'>>

/**
 * Listing of a wallet under `id`, next to the wallets `foundBefore`. Only its name identifies it. Ids of this form
 * never equal an rdns, so that it cannot pass for an announced wallet. It is unverified if another wallet has the same
 * or a similar name, or if it has the name of a known wallet that is not found in this way (S-11). A wallet that
 * registers once per namespace, as MetaMask does, counts as one.
 */
export const namedWalletInfo = (
  id: string,
  { name, icon }: PinnedWallet,
  half: KnownHalf,
  namespaces: readonly ChainNamespace[],
  foundBefore: readonly FoundBefore[],
): Omit<InstalledWallet, 'namespace'> => {
  const own = { id: freeId(id, foundBefore), name, ...(icon !== undefined && { icon }) }
  const same = foundBefore.filter((each) => each.unverified !== true && nameSkeleton(each.name) === nameSkeleton(name))
  const [first] = same
  const isHalfOfFirst = same.every(
    (each) => each.name === name && each.icon === icon && icon !== undefined && !namespaces.includes(each.namespace),
  )
  if (half._tag === 'NotGiven') return { ...own, unverified: true, claims: half.rdns }
  const isDoubted = hasLookalikeLetters(name) || (first !== undefined && !(half._tag === 'Given' && isHalfOfFirst))
  if (isDoubted) return { ...own, unverified: true, claims: first?.id ?? id }
  return { ...own, id: first?.id ?? own.id, knownRdns: half._tag === 'Given' ? half.rdns : [] }
}

/** Cap: a script can register any number of wallets. */
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
 * Wallet Standard wallets in the page, registered at any time: one connector per namespace that both site and wallet
 * support. `dispose` stops the discovery.
 */
export const makeStandardRegistry = (deps: {
  readonly window: StandardWindow
  readonly adapters: readonly NamespaceAdapter[]
  /** Preferred networks of a namespace, best first. */
  readonly preferred: (adapter: NamespaceAdapter) => readonly CaipNetworkId[]
  readonly log: Pick<Log, 'info'>
  readonly scheduler: SchedulerLike
}): ConnectorRegistry & { readonly dispose: () => void } => {
  const { window, scheduler } = deps
  const found = createStore<readonly RegisteredWallet[]>([])
  const logNotListed = makeLogNotListed(deps.log)
  /**
   * Open registrations. A wallet stays listed while one of them includes it: a script can register and withdraw
   * another's wallet.
   */
  const standing = new Set<{ readonly wallets: readonly unknown[] }>()

  const connectorsOf = (wallet: PinnedWallet, registered: readonly RegisteredWallet[]): readonly WalletConnector[] => {
    const adapters = deps.adapters.filter((adapter) => supportsNamespace(wallet, adapter))
    const namespaces = adapters.map(({ namespace }) => namespace)
    const info = namedWalletInfo(
      `standard:${wallet.name}`,
      wallet,
      knownHalf(wallet.name, 'Registered', namespaces),
      namespaces,
      registered.flatMap(({ connectors }) => connectors),
    )
    return adapters.map((adapter) =>
      makeStandardConnector({ wallet, adapter, info, preferred: () => deps.preferred(adapter), scheduler }),
    )
  }
  const add = (input: unknown): void => {
    const registered = found.value
    const drop = (why: string): void => logNotListed(readField(input, 'name'), why)
    const wallet = pinWallet(input)
    if (wallet === undefined) return drop('it has no readable name of at most 64 characters, or no list of chains')
    if (registered.some(({ identity }) => identity === wallet.identity)) return
    if (registered.length >= MAX_REGISTERED) return drop(`there are ${MAX_REGISTERED} already`)
    const connectors = connectorsOf(wallet, registered)
    if (connectors.length === 0) return drop('it has not the features that the chains of this page need')
    found.set([...registered, { identity: wallet.identity, connectors }])
  }
  const register = (...wallets: readonly unknown[]): (() => void) => {
    const own = { wallets: wallets.slice(0, MAX_REGISTERED) }
    standing.add(own)
    own.wallets.forEach(add)
    return () => {
      standing.delete(own)
      const standingWallets = new Set([...standing].flatMap((each) => each.wallets))
      found.update((registered) => registered.filter(({ identity }) => standingWallets.has(identity)))
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
