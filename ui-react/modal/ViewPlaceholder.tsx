import { FRAME } from './frameMessages.js'
import { useMessages } from '../messages/useMessages.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { centred, hidden, lead, stack } from './shared.styles.js'
import { Button } from '../primitives/Button.js'
import type { Retry } from './lazyComponent.js'

/** What stands where a view is about to be. */
export const ViewLoading = () => {
  const t = useMessages(FRAME)
  return (
    <div className={stack}>
      <span role="status" className={hidden}>
        {t('modal.loading')}
      </span>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  )
}

/**
 * A chunk did not arrive: say so, and offer to load it again. A browser that was once refused a module asks for it no
 * more until the page is loaded anew (HTML, "fetch a single module script"), so that is offered beside it.
 */
export const LoadFailed = ({ onRetry }: { readonly onRetry: Retry }) => {
  const t = useMessages(FRAME)
  return (
    <div className={centred} role="alert">
      <p className={lead}>{t('modal.loadFailed')}</p>
      {onRetry && <Button onPress={onRetry}>{t('modal.retry')}</Button>}
      <Button onPress={() => location.reload()}>{t('modal.reload')}</Button>
    </div>
  )
}
