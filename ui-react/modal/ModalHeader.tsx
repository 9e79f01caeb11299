import type { View } from '../../domain/modal/View.js'
import { useTranslate } from '../messages/useTranslate.js'
import { IconButton } from '../primitives/IconButton.js'
import { useModal } from '../shared/useModal.js'
import { usePortico } from '../shared/usePortico.js'
import { header, headerSpace, headerTitle } from './ModalHeader.styles.js'
import { useViewTitle } from './useViewTitle.js'

/** Back where there is a way back, the title, close. */
export const ModalHeader = ({ titleId, view }: { readonly titleId: string; readonly view: View }) => {
  const t = useTranslate()
  const state = useModal()
  const { commands } = usePortico()
  const title = useViewTitle(view)
  return (
    <div className={header}>
      {state._tag === 'Open' && state.history.length > 1 ? (
        <IconButton icon="back" name={t('modal.back')} onPress={commands.back} />
      ) : (
        <span className={headerSpace} />
      )}
      <h2 id={titleId} className={headerTitle} dir="auto">
        {title}
      </h2>
      <IconButton icon="close" name={t('modal.close')} onPress={commands.close} />
    </div>
  )
}
