import { useFirstWords } from '../messages/useFirstWords.js'
import { button } from '../primitives/Button.styles.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { usePortico } from '../shared/usePortico.js'
import { HeaderBar } from './HeaderBar.js'
import { body, centred, hint, stack } from './shared.styles.js'

/** What the frame shows until the rest of the modal is there, or, with `onRetry`, when it did not arrive (W-13). */
export const FrameWaiting = ({ titleId, onRetry }: { readonly titleId: string; readonly onRetry?: () => void }) => {
  const t = useFirstWords()
  const { commands } = usePortico()
  return (
    <>
      <HeaderBar titleId={titleId} title={t('modal.loading')} close={t('modal.close')} onClose={commands.close} />
      <div className={body}>
        {onRetry === undefined ? (
          <div className={stack}>
            <Skeleton shape="row" />
            <Skeleton shape="row" />
            <Skeleton shape="row" />
          </div>
        ) : (
          <div className={centred} role="alert">
            <p className={hint}>{t('modal.loadFailed')}</p>
            <button type="button" className={button} autoFocus onClick={onRetry}>
              {t('modal.retry')}
            </button>
            <button type="button" className={button} onClick={() => location.reload()}>
              {t('modal.reload')}
            </button>
          </div>
        )}
      </div>
    </>
  )
}
