import type { SchedulerLike } from 'rxjs'
import type { ConnectorRegistry } from '../../../application/ports/ConnectorRegistry.js'
import type { WalletConnector } from '../../../application/ports/WalletConnector.js'
import { createStore } from '../../../application/shared/createStore.js'
import { select } from '../../../application/shared/select.js'
import type { CaipNetworkId } from '../../../domain/network/CaipNetworkId.js'
import { attempt } from '../../shared/attempt.js'
import { readField } from '../../shared/readField.js'
import type { Dialect } from './Dialect.js'
import { infoOfStandard } from './infoOfStandard.js'
import { makeStandardConnector } from './makeStandardConnector.js'
import type { PinnedWallet } from './PinnedWallet.js'
import { pinWallet } from './pinWallet.js'
import type { StandardWindow } from './StandardWindow.js'

/** A page script can register without end. */
const MOST_WALLETS = 50

interface Found {
  readonly identity: object
  readonly connectors: readonly WalletConnector[]
}

const speaks = (wallet: PinnedWallet, { idOf, needed, signing }: Dialect): boolean =>
  wallet.chains.some((chain) => idOf(chain) !== undefined) &&
  needed.every((feature) => wallet.method(feature) !== undefined) &&
  signing.some((feature) => wallet.method(feature) !== undefined)

/**
 * The wallets of the Wallet Standard in this page, at whatever time they register: one connector for each namespace that the site and the
 * wallet speak. `dispose` stops looking.
 */
export const makeStandardRegistry = (deps: {
  readonly window: StandardWindow
  readonly dialects: readonly Dialect[]
  /** Where the page would like a wallet of a namespace to be, best first. */
  readonly preferred: (dialect: Dialect) => readonly CaipNetworkId[]
  readonly scheduler: SchedulerLike
}): ConnectorRegistry & { readonly dispose: () => void } => {
  const { window, scheduler } = deps
  const found = createStore<readonly Found[]>([])

  const connectorsOf = (wallet: PinnedWallet, known: readonly Found[]): readonly WalletConnector[] => {
    const info = infoOfStandard(
      wallet,
      known.flatMap(({ connectors }) => connectors.slice(0, 1).map(({ id }) => id)),
    )
    return deps.dialects
      .filter((dialect) => speaks(wallet, dialect))
      .map((dialect) =>
        makeStandardConnector({ wallet, dialect, info, preferred: () => deps.preferred(dialect), scheduler }),
      )
  }
  const add = (input: unknown): void =>
    found.update((known) => {
      const wallet = pinWallet(input)
      if (
        wallet === undefined ||
        known.length >= MOST_WALLETS ||
        known.some(({ identity }) => identity === wallet.identity)
      )
        return known
      const connectors = connectorsOf(wallet, known)
      const isTaken = known.some((each) => each.connectors.some(({ id }) => id === connectors[0]?.id))
      return connectors.length === 0 || isTaken ? known : [...known, { identity: wallet.identity, connectors }]
    })
  const register = (...wallets: readonly unknown[]): (() => void) => {
    const asked = wallets.slice(0, MOST_WALLETS)
    asked.forEach(add)
    return () => found.update((known) => known.filter(({ identity }) => !asked.includes(identity)))
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
