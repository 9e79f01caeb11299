import type { ViewName } from '../../domain/modal/view.js'
import { ConnectPlaceholder } from '../connect/ConnectPlaceholder.js'
import { FRAME } from './frameMessages.js'
import { useMessages } from '../messages/useMessages.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { centred, hidden, stack } from './shared.styles.js'
import { lead } from './ViewParts.styles.js'
import { Button } from '../primitives/Button.js'
import type { Retry } from './lazyComponent.js'

const ROWS = 3
/** The height of an account with a few tokens. */
const ACCOUNT_ROWS = 9

/** Placeholder of a view that loads. `spoken`: announced when it appears; set on only one of several in a row. */
export const ViewLoading = ({ view, spoken = false }: { readonly view?: ViewName; readonly spoken?: boolean }) => {
  const t = useMessages(FRAME)
  return (
    <div className={stack}>
      <span role={spoken ? 'status' : undefined} className={hidden}>
        {t('modal.loading')}
      </span>
      {view === 'Connect' ? (
        <ConnectPlaceholder />
      ) : (
        <div>
          {Array.from({ length: view === 'Account' ? ACCOUNT_ROWS : ROWS }, (_, at) => (
            <Skeleton key={at} shape="row" />
          ))}
        </div>
      )}
    </div>
  )
}

/**
 * A chunk failed to load: says so, and offers a retry. Some browsers do not request a failed module again until the
 * page is reloaded (HTML, "fetch a single module script"), so a reload is offered, too.
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
