import { type ConnectMethod, connectMethodsOrder } from '../../domain/config/options.js'
import type { InstalledWallet } from '../../domain/wallets/installedWallet.js'
import type { RecentWallet } from '../../domain/wallets/recentWallets.js'
import {
  mergeKeepingOrder,
  rowsBeforePairing,
  type WalletList,
  walletRows,
  walletsToGet,
} from '../../domain/wallets/walletList.js'
import { sharesNamespace } from '../../domain/wallets/walletListing.js'
import { findWalletRow, type WalletRow } from '../../domain/wallets/walletRow.js'
import type { Found } from './catalogueState.js'
import type { DirectoryScope } from './directory.js'
import type { FirstWallets } from './firstWallets.js'

/** The sources of the list, as far as they are known. */
export interface WalletListInputs {
  readonly installed: readonly InstalledWallet[]
  /** Whether the search for installed wallets is still running. */
  readonly looking: boolean
  /** Names whose wallets are not added yet: the directory is being asked whether they belong to one wallet. */
  readonly heldNames: readonly string[]
  readonly first: FirstWallets
  /** All pages of the directory read so far. */
  readonly browsed: Found | undefined
  readonly logins: Logins
}

/** The ways to log in that are on; until that is known, the likely ones. */
export interface Logins {
  readonly areKnown: boolean
  readonly methods: readonly ConnectMethod[]
}

/** The progress of the list since the modal opened. */
type Stage =
  | { readonly _tag: 'Closed' }
  /** Rows may still move. Logins wait for the wallets, so that neither moves the other, until the wait is overdue. */
  | { readonly _tag: 'Waiting'; readonly isOverdue: boolean; readonly first: FirstWallets }
  /** Logins and directory answered: no row moves under the pointer, new ones are appended (U-43). */
  | { readonly _tag: 'Settled'; readonly methodOrder: readonly ConnectMethod[]; readonly first: FirstWallets }

export interface WalletListState {
  readonly stage: Stage
  /** As of the last opening or closing. */
  readonly recent: readonly RecentWallet[]
  readonly list: WalletList
}

export const closedList = (recent: readonly RecentWallet[]): WalletListState => ({
  stage: { _tag: 'Closed' },
  recent,
  list: { methods: ['wallet'], rows: [], toGet: [], directory: 'Loading', total: 0 },
})

/** The modal opened or closed. */
export const holdList = (
  { list }: WalletListState,
  isOpen: boolean,
  { recent, first }: { readonly recent: readonly RecentWallet[]; readonly first: FirstWallets },
): WalletListState => ({
  stage: isOpen ? { _tag: 'Waiting', isOverdue: false, first } : { _tag: 'Closed' },
  recent,
  list,
})

/** The directory did not answer in time. */
export const endWait = (state: WalletListState): WalletListState =>
  state.stage._tag === 'Waiting' ? { ...state, stage: { ...state.stage, isOverdue: true } } : state

/** Newer answers of the directory apply from the next opening on. */
const firstOfOpening = (stage: Stage, latest: FirstWallets): FirstWallets =>
  stage._tag !== 'Closed' && stage.first.directory === 'Loaded' && latest.directory === 'Loaded' ? stage.first : latest

const methodOrderOf = (
  { stage, list }: WalletListState,
  methods: readonly ConnectMethod[],
  rows: readonly WalletRow[],
): readonly ConnectMethod[] => {
  if (stage._tag !== 'Settled') {
    const hasInstalled = rows.some(({ _tag }) => _tag === 'Installed')
    return connectMethodsOrder(methods, hasInstalled)
  }
  // Wallets that appear now must not push the rows down.
  return list.methods.length === 1 ? connectMethodsOrder(['wallet', ...methods], true) : stage.methodOrder
}

const UNANSWERED = { featured: [], recommended: [], directory: 'Loading' } as const

/** Builds the list from the current sources; it settles once logins and directory have answered. */
export const arrangeList = (
  state: WalletListState,
  { installed, looking, heldNames, first: latest, browsed, logins: { areKnown, methods: logins } }: WalletListInputs,
  { chains, custom, include, exclude, order, methods }: DirectoryScope,
): WalletListState => {
  const { stage, recent, list } = state
  const first = firstOfOpening(stage, latest)
  const isSettled = stage._tag === 'Settled'
  const isPatient = stage._tag === 'Closed' || (stage._tag === 'Waiting' && !stage.isOverdue)
  // Wallets that are being looked for or held back belong above the recommended ones.
  const isHeld = isPatient && (looking || heldNames.length > 0)
  // The room for wallets to install depends on the logins.
  const { featured, recommended, directory } = areKnown && !isHeld ? first : UNANSWERED
  const sources = {
    // A row that is shown stays; merging two rows would move those below.
    installed: installed.filter(
      ({ id, name }) => !heldNames.includes(name) || findWalletRow(id, list.rows) !== undefined,
    ),
    // A recent wallet may be from a visit when the site had other networks.
    recent: recent.filter(({ listing }) => listing === undefined || sharesNamespace(chains, listing)),
    featured,
    custom,
    recommended,
    known: [...latest.known, ...(browsed?.listings ?? []), ...recent.flatMap(({ listing }) => listing ?? [])],
    include,
    exclude,
  }
  const fresh = walletRows(sources, order, areKnown ? logins.length : 0)
  const rows = isSettled ? mergeKeepingOrder(list.rows, fresh) : fresh
  const methodOrder = methodOrderOf(state, methods, rows)
  const logIn = !areKnown || (directory === 'Loading' && isPatient) ? [] : logins
  const ordered = (those: readonly ConnectMethod[]): readonly ConnectMethod[] =>
    methodOrder.filter((method) => method === 'wallet' || those.includes(method))
  const toStage = (): Stage => {
    if (stage._tag === 'Closed') return stage
    return isSettled || directory !== 'Loading' ? { _tag: 'Settled', methodOrder, first } : { ...stage, first }
  }
  return {
    stage: toStage(),
    recent,
    // In a wallet's frame, only that wallet is found and there is no other way to connect (U-107).
    list: installed.some(({ framing }) => framing)
      ? {
          methods: ['wallet'],
          rows: rows.filter(({ _tag }) => _tag === 'Installed'),
          toGet: [],
          directory: 'Loaded',
          total: 1,
        }
      : {
          methods: ordered(logIn),
          awaited: directory === 'Loading' ? ordered(logins) : undefined,
          rows,
          // The first row does not wait for others.
          pairingAt:
            directory === 'Loading' && order[0] !== 'walletConnect' ? undefined : rowsBeforePairing(rows, order),
          toGet: walletsToGet(sources),
          directory,
          total: Math.max(rows.length, browsed?.count ?? latest.count),
        },
  }
}
