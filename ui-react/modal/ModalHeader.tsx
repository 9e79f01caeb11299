import type { View } from '../../domain/modal/View.js'
import { useEarlyWords } from '../messages/useEarlyWords.js'
import { usePortico } from '../shared/usePortico.js'
import { HeaderBar } from './HeaderBar.js'
import { HeaderStart } from './HeaderStart.js'
import { useViewTitle } from './useViewTitle.js'

/** The header of a view. */
export const ModalHeader = ({ titleId, view }: { readonly titleId: string; readonly view: View }) => {
  const t = useEarlyWords()
  const { commands } = usePortico()
  return (
    <HeaderBar
      titleId={titleId}
      title={useViewTitle(view)}
      close={t('modal.close')}
      onClose={commands.close}
      start={<HeaderStart view={view} />}
    />
  )
}
