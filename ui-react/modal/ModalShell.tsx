import type { RefObject } from 'react'
import type { ModalState } from '../../domain/modal/ModalState.js'
import { EarlyWordsContext } from '../messages/EarlyWordsContext.js'
import { useEarlyCatalogue } from '../messages/useEarlyCatalogue.js'
import { useModalBehaviour } from '../primitives/useModalBehaviour.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { ModalHeader } from './ModalHeader.js'
import { OutageLine } from './OutageLine.js'
import { SnackbarSlot } from './SnackbarSlot.js'
import { useShownView } from './useShownView.js'
import { ViewStage } from './ViewStage.js'
import { VIEWS } from './viewRegistry.js'
import { WaitingNote } from './WaitingNote.js'

// Before the first opening, so that it is drawn in one go.
VIEWS.Connect.preload()

export interface ModalShellProps {
  readonly dialog: RefObject<HTMLElement | null>
  readonly titleId: string
  readonly state: Exclude<ModalState, { readonly _tag: 'Closed' }>
}

/** What the dialog holds: the header, what is out of order, the view, and news. */
export const ModalShell = ({ dialog, titleId, state }: ModalShellProps) => {
  const view = useShownView()
  const waiting = useReadable(usePortico().waiting)
  useModalBehaviour(dialog)
  return (
    <EarlyWordsContext.Provider value={useEarlyCatalogue()}>
      <ModalHeader titleId={titleId} view={view} />
      <OutageLine />
      {waiting !== undefined && <WaitingNote wallet={waiting.wallet} />}
      <ViewStage view={view} opening={state._tag === 'Opening'} />
      <SnackbarSlot />
    </EarlyWordsContext.Provider>
  )
}
