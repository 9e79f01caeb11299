import { useTranslate } from '../messages/useTranslate.js'
import { centred, hidden, hint, lead, stack } from '../modal/shared.styles.js'
import { Button } from '../primitives/Button.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { usePortico } from '../shared/usePortico.js'
import { useTokens } from '../shared/useTokens.js'
import { TokenRows } from './TokenRows.js'

const Loading = () => {
  const t = useTranslate()
  return (
    <div className={stack}>
      <span role="status" className={hidden}>
        {t('tokens.loading')}
      </span>
      <Skeleton shape="row" />
      <Skeleton shape="row" />
    </div>
  )
}

/** The snackbar says it aloud; here it is said where it matters, with what can be done about it. */
const Unavailable = ({ stale }: { readonly stale: boolean }) => {
  const t = useTranslate()
  const { commands } = usePortico()
  return (
    <div className={centred}>
      <p className={hint}>
        {t(stale ? 'tokens.stale' : 'tokens.unavailable')} {t('tokens.retryHint')}
      </p>
      <Button onPress={commands.refreshBalances}>{t('tokens.retry')}</Button>
    </div>
  )
}

/** The tokens of the account: on their way, none, some, or out of reach with the last ones known (S8-04). */
export const TokensPanel = () => {
  const t = useTranslate()
  const list = useTokens()
  if (list._tag === 'Unknown' || list._tag === 'Loading') return <Loading />
  return (
    <div className={stack}>
      {list.tokens.length > 0 && <TokenRows tokens={list.tokens} />}
      {list._tag === 'Unavailable' && <Unavailable stale={list.tokens.length > 0} />}
      {list._tag === 'Loaded' && list.tokens.length === 0 && (
        <div className={centred}>
          <p className={lead}>{t('tokens.empty')}</p>
          <p className={hint}>{t('tokens.emptyHint')}</p>
        </div>
      )}
    </div>
  )
}
