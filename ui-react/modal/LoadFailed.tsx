import { useEarlyWords } from '../messages/useEarlyWords.js'
import { Button } from '../primitives/Button.js'
import { centred, lead } from './shared.styles.js'

/** A chunk did not arrive: say so, and offer to load it again. */
export const LoadFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const t = useEarlyWords()
  return (
    <div className={centred} role="alert">
      <p className={lead}>{t('modal.loadFailed')}</p>
      <Button onPress={onRetry}>{t('modal.retry')}</Button>
    </div>
  )
}
