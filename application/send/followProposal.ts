import { filter, map, type Subscription } from 'rxjs'
import type { Proposal } from '../../domain/requests/proposal.js'
import type { Readable, Store } from '../kernel/store.js'
import type { SendStep } from './sendState.js'

type Proposed = Extract<SendStep, { readonly _tag: 'Proposed' }>

/** While it is shown, keeps what became of a transfer as the wallet last said it. */
export const followProposal = (
  { proposal: { id }, ...rest }: Proposed,
  { step, proposals }: { readonly step: Store<SendStep>; readonly proposals: Readable<readonly Proposal[]> },
): Subscription =>
  proposals.changes
    .pipe(
      map((list) => list.find((each) => each.id === id)),
      filter((proposal) => proposal !== undefined),
    )
    .subscribe((proposal) => {
      const { value } = step
      if (value._tag === 'Proposed' && value.proposal.id === id && value.proposal !== proposal)
        step.set({ ...rest, proposal })
    })
