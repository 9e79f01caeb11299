import { noticeTone } from '../../domain/notify/noticeTone.js'
import { useEarlyWords } from '../messages/useEarlyWords.js'
import { IconButton } from '../primitives/IconButton.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { snackbar, snackbarSlot } from './SnackbarSlot.styles.js'

/** The snackbar at the bottom. Errors interrupt a screen reader and stay until dismissed; the rest waits its turn. */
export const SnackbarSlot = () => {
  const t = useEarlyWords()
  const portico = usePortico()
  const shown = useReadable(portico.snackbar)
  const tone = shown._tag === 'Shown' ? noticeTone(shown.notice) : undefined
  const message = shown._tag === 'Shown' && (
    <span key={shown.id} className={snackbar} data-tone={tone}>
      {t(`notice.${shown.notice._tag}`)}
      {tone === 'error' && (
        <IconButton icon="close" name={t('notice.dismiss')} onPress={portico.commands.dismissNotice} />
      )}
    </span>
  )
  return (
    <div className={snackbarSlot}>
      <div aria-live="polite">{tone === 'success' && message}</div>
      <div role="alert">{tone === 'error' && message}</div>
    </div>
  )
}
