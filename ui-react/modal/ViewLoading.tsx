import { useEarlyWords } from '../messages/useEarlyWords.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { hidden, stack } from './shared.styles.js'

/** What stands where a view is about to be. */
export const ViewLoading = () => {
  const t = useEarlyWords()
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
