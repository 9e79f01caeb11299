import type { View } from '../../domain/modal/View.js'
import { useTranslate } from '../messages/useTranslate.js'
import { IconButton } from '../primitives/IconButton.js'
import { useModal } from '../shared/useModal.js'
import { usePortico } from '../shared/usePortico.js'
import { HeaderBar } from './HeaderBar.js'
import { useViewTitle } from './useViewTitle.js'

/** The header of a view. */
export const ModalHeader = ({ titleId, view }: { readonly titleId: string; readonly view: View }) => {
  const t = useTranslate()
  const state = useModal()
  const { commands } = usePortico()
  const canGoBack = state._tag === 'Open' && state.history.length > 1
  return (
    <HeaderBar
      titleId={titleId}
      title={useViewTitle(view)}
      close={t('modal.close')}
      onClose={commands.close}
      {...(canGoBack ? { back: <IconButton icon="back" name={t('modal.back')} onPress={commands.back} /> } : {})}
    />
  )
}
