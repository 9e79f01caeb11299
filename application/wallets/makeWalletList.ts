import { EMPTY, merge, type SchedulerLike, Subject, switchMap, timer } from 'rxjs'
import type { WalletList } from '../../domain/wallets/walletList.js'
import type { ConnectionMemory } from '../ports/storage.js'
import { createStore, type Readable } from '../kernel/store.js'
import type { DirectoryScope } from './directory.js'
import {
  arrangeList,
  closedList,
  endWait,
  holdList,
  type WalletListInputs,
  type WalletListState,
} from './walletListState.js'

export type WalletListDeps = {
  readonly [Name in keyof WalletListInputs]: Readable<WalletListInputs[Name]>
} & {
  readonly memory: Pick<ConnectionMemory, 'readRecent'>
  readonly scope: DirectoryScope
  readonly scheduler: SchedulerLike
}

/**
 * Logins and wallets appear together, so that neither moves the other. A directory that does not answer delays them at
 * most this long.
 */
const DIRECTORY_WAIT_MS = 2_000

export interface HeldWalletList {
  readonly list: Readable<WalletList>
  /** Holds the order of the rows while the visitor may be aiming at one. */
  readonly hold: (open: boolean) => void
  readonly dispose: () => void
}

/**
 * The list of Connect. Recently used wallets and newer answers of the directory apply from the next opening on. While
 * the modal is open, new wallets are appended, so that no row moves under the pointer (U-43).
 */
export const makeWalletList = (deps: WalletListDeps): HeldWalletList => {
  const { installed, looking, heldNames, first, browsed, logins, memory, scope, scheduler } = deps
  let state = closedList(memory.readRecent())
  const list = createStore(state.list)
  const holds = new Subject<boolean>()

  const arrange = (before: WalletListState): void => {
    const inputs = {
      installed: installed.value,
      looking: looking.value,
      heldNames: heldNames.value,
      first: first.value,
      browsed: browsed.value,
      logins: logins.value,
    }
    state = arrangeList(before, inputs, scope)
    list.set(state.list)
  }
  const running = merge(
    installed.changes,
    looking.changes,
    heldNames.changes,
    first.changes,
    browsed.changes,
    logins.changes,
  ).subscribe(() => arrange(state))
  const waiting = holds
    .pipe(switchMap((isOpen) => (isOpen ? timer(DIRECTORY_WAIT_MS, scheduler) : EMPTY)))
    .subscribe(() => arrange(endWait(state)))
  return {
    list,
    hold: (isOpen) => {
      if (isOpen === (state.stage._tag !== 'Closed')) return
      holds.next(isOpen)
      arrange(holdList(state, isOpen, { recent: memory.readRecent(), first: first.value }))
    },
    dispose: () => {
      running.unsubscribe()
      waiting.unsubscribe()
    },
  }
}
