import { useEarlyWords } from '../messages/useEarlyWords.js'
import { Button } from '../primitives/Button.js'
import { centred, lead } from './shared.styles.js'

/**
 * A chunk did not arrive: say so, and offer to load it again. A browser that was once refused a module asks for it no more until the page is loaded
 * anew (HTML, "fetch a single module script"), so that is offered beside it.
 */
export const LoadFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useEarlyWords()
  return (
    <div className={centred} role="alert">
      <p className={lead}>{t('modal.loadFailed')}</p>
      <Button onPress={onRetry}>{t('modal.retry')}</Button>
      <Button onPress={() => location.reload()}>{t('modal.reload')}</Button>
    </div>
  )
}
