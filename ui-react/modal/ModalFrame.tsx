import { useContext, useId, useRef } from 'react'
import type { ModalState } from '../../domain/modal/ModalState.js'
import { directionOf } from '../messages/directionOf.js'
import { FirstWordsContext } from '../messages/FirstWordsContext.js'
import { Dialog } from '../primitives/Dialog.js'
import { inBody } from '../primitives/inBody.js'
import { useEscape } from '../primitives/useEscape.js'
import { usePortico } from '../shared/usePortico.js'
import { useTheme } from '../theme/useTheme.js'
import { FrameWaiting } from './FrameWaiting.js'
import { LoadBoundary } from './LoadBoundary.js'
import { Loaded } from './Loaded.js'
import { SHELL } from './shellChunk.js'

/** The dialog itself. It is part of the first paint, so that it opens within a frame of the click (W-08). */
export const ModalFrame = ({ state }: { readonly state: Exclude<ModalState, { readonly _tag: 'Closed' }> }) => {
  const { commands } = usePortico()
  const { language } = useContext(FirstWordsContext)
  const theme = useTheme<HTMLDivElement>()
  const titleId = useId()
  const dialog = useRef<HTMLDivElement>(null)
  useEscape(commands.close)
  return inBody(
    <div {...theme} lang={language} dir={directionOf(language)}>
      <Dialog
        element={dialog}
        labelledBy={titleId}
        shaking={state._tag === 'Open' && state.shaking}
        onDismiss={commands.close}
      >
        <LoadBoundary onRetry={SHELL.again} fallback={(retry) => <FrameWaiting titleId={titleId} onRetry={retry} />}>
          <Loaded chunk={SHELL} waiting={<FrameWaiting titleId={titleId} />}>
            {(Shell) => <Shell dialog={dialog} titleId={titleId} state={state} />}
          </Loaded>
        </LoadBoundary>
      </Dialog>
    </div>,
  )
}
