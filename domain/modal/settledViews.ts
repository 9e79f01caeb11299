import type { Connection, Connections } from '../connect/connection.js'
import type { ConnectionChange } from '../connect/connectionChange.js'
import { EMBEDDED_CONNECTOR_ID } from '../connect/connector.js'
import { currentView, type View, type ViewHistory, type ViewName } from './view.js'
import { viewRow } from './viewTable.js'

/** How the modal leaves a view that a connection has settled. */
export type LeaveView =
  | { readonly _tag: 'Stay' }
  | { readonly _tag: 'Close' }
  | { readonly _tag: 'Back' }
  /** Goes back to ProfileWallets, past these views, and says what happened to the wallet. */
  | { readonly _tag: 'BackToProfile'; readonly past: readonly ViewName[]; readonly notice: ProfileNotice }
  /** Shows ProfileWallets instead, with the wallet that was added. */
  | { readonly _tag: 'ShowProfile' }

type ProfileNotice = 'WalletSwitched' | 'WalletAdded'

const STAY: LeaveView = { _tag: 'Stay' }
const CLOSE: LeaveView = { _tag: 'Close' }

/**
 * After a connection that the visitor began in the modal. Several wallets are shown together: to a visitor who came
 * from there, and with the second of those that a host keeps.
 */
export const afterApproval = (history: ViewHistory, isOneOfSeveral: boolean): LeaveView => {
  const before = history.slice(0, -1).map(({ name }) => name)
  if (!before.includes('ProfileWallets')) return isOneOfSeveral ? { _tag: 'ShowProfile' } : CLOSE
  return {
    _tag: 'BackToProfile',
    past: before.filter((name) => name !== 'ProfileWallets'),
    // One of those listed there was chosen, and not a new one.
    notice: before.at(-1) === 'ProfileWallets' ? 'WalletSwitched' : 'WalletAdded',
  }
}

/** Whether it logs in: whoever is connected has no use for it. */
const logsIn = ({ name }: View): boolean => ['email', 'social'].includes(viewRow(name).login ?? '')

const isLogin = ({ connectorId }: Connection): boolean => connectorId === EMBEDDED_CONNECTOR_ID

/** Connect as it opens, and not to connect one more. */
const isFirstConnect = (shown: View, { length }: ViewHistory): boolean =>
  shown.name === 'Connect' && shown.namespace === undefined && length === 1

/**
 * After a change of a connection, whoever made it; `connections` are those after it. The view of a login is left as any
 * that a wallet was connected in, and closes where another wallet is chosen meanwhile. Connect closes when the first
 * wallet is back that was on its way. A view about a wallet closes when the last wallet goes; a wait for one of several
 * goes back.
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
