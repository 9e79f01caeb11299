import { createStore, type Readable } from '../../application/kernel/store.js'
import { type FateOf, makeFateOf } from '../../application/requests/fateOf.js'
import type { Proposal } from '../../domain/requests/proposal.js'
import type { SettledTransaction } from '../../domain/requests/settledTransaction.js'

/** Follows what was sent in these lists; empty ones unless given. */
export const fateIn = ({
  settled = createStore<readonly SettledTransaction[]>([]),
  proposals = createStore<readonly Proposal[]>([]),
}: {
  readonly settled?: Readable<readonly SettledTransaction[]>
  readonly proposals?: Readable<readonly Proposal[]>
} = {}): FateOf => makeFateOf({ settled, proposals })
