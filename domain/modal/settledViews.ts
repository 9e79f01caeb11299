import { type Connection, type Connections, EMBEDDED_CONNECTOR_ID } from '../connect/connection.js'
import type { ConnectionChange } from '../connect/connectionChange.js'
import { currentView, type View, type ViewHistory, type ViewName } from './view.js'
import { viewRow } from './viewTable.js'

/** How the modal leaves a view after a connection has settled it. */
export type LeaveView =
  | { readonly _tag: 'Stay' }
  | { readonly _tag: 'Close' }
  | { readonly _tag: 'Back' }
  /** Goes back to ProfileWallets, past these views, and shows a notice about the wallet. */
  | { readonly _tag: 'BackToProfile'; readonly past: readonly ViewName[]; readonly notice: ProfileNotice }
  /** Replaces the view by ProfileWallets, which shows the added wallet. */
  | { readonly _tag: 'ShowProfile' }

type ProfileNotice = 'WalletSwitched' | 'WalletAdded'

const STAY: LeaveView = { _tag: 'Stay' }
const CLOSE: LeaveView = { _tag: 'Close' }

/**
 * After a connection that the visitor started in the modal. ProfileWallets follows if the visitor came from there, or
 * if this is the second wallet on a host that keeps several.
 */
export const afterApproval = (history: ViewHistory, isOneOfSeveral: boolean): LeaveView => {
  const before = history.slice(0, -1).map(({ name }) => name)
  if (!before.includes('ProfileWallets')) return isOneOfSeveral ? { _tag: 'ShowProfile' } : CLOSE
  return {
    _tag: 'BackToProfile',
    past: before.filter((name) => name !== 'ProfileWallets'),
    // The visitor chose a listed wallet, not a new one.
    notice: before.at(-1) === 'ProfileWallets' ? 'WalletSwitched' : 'WalletAdded',
  }
}

/** Whether a view logs in; it has no use once a wallet is connected. */
const logsIn = ({ name }: View): boolean => ['email', 'social'].includes(viewRow(name).login ?? '')

const isLogin = ({ connectorId }: Connection): boolean => connectorId === EMBEDDED_CONNECTOR_ID

/** Connect as the first view, and not opened for a further wallet. */
const isFirstConnect = (shown: View, { length }: ViewHistory): boolean =>
  shown.name === 'Connect' && shown.namespace === undefined && length === 1

/**
 * After any change of a connection; `connections` are those after it. A login view is left like any view that connected
 * a wallet, and closes if another wallet was chosen meanwhile. Connect closes when the first restored wallet is back. A
 * view about a wallet closes with the last wallet; SwitchNetwork goes back if the wallet that it waits for is gone.
 */
export const afterChange = (
  history: ViewHistory,
  change: ConnectionChange,
  connections: Connections,
  isOneOfSeveral: boolean,
): LeaveView => {
  const shown = currentView(history)
  const connected = Object.entries(connections)
    .filter(([, { _tag }]) => _tag === 'Connected')
    .map(([namespace]) => namespace)
  switch (change._tag) {
    case 'Connected':
    case 'Switched':
      if (!logsIn(shown)) return STAY
      return isLogin(change.connection) ? afterApproval(history, isOneOfSeveral) : CLOSE
    case 'Restored': {
      const isFirst = connected.every((namespace) => namespace === change.namespace)
      return isFirst && isFirstConnect(shown, history) ? CLOSE : STAY
    }
    case 'Restoring':
    case 'NotRestored':
    case 'Left': {
      if (connected.length === 0) return viewRow(shown.name).needs === 'Wallet' ? CLOSE : STAY
      const isAwaited = shown.name === 'SwitchNetwork' && shown.networkId.startsWith(`${change.namespace}:`)
      return isAwaited && change._tag !== 'Restoring' ? { _tag: 'Back' } : STAY
    }
    case 'Moved':
    case 'AccountChanged':
      return STAY
  }
}
