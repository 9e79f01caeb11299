import type { TokenList } from '../../domain/account/tokens.js'
import { COMMON } from '../messages/common.js'
import { useCounted } from '../messages/useCounted.js'
import { useMessages } from '../messages/useMessages.js'
import { centred, hidden, hint, stack } from '../modal/shared.styles.js'
import { lead } from '../modal/ViewParts.styles.js'
import { Button } from '../primitives/Button.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { HostPart } from '../slots/HostPart.js'
import { TOKENS } from './messages.js'

const WORDS = { ...COMMON, ...TOKENS }

const Loading = () => {
  const t = useMessages(TOKENS)
  return (
    <div className={stack}>
      <span role="status" className={hidden}>
        {t('tokens.loading')}
      </span>
      <div>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </div>
    </div>
  )
}

/** Shown in place of the tokens. If those of the active network are unavailable, a snackbar also announces it. */
const Unavailable = ({ stale, onRetry }: { readonly stale: boolean; readonly onRetry: () => void }) => {
  const t = useMessages(WORDS)
  return (
    <div className={centred}>
      <p className={hint}>
        {t(stale ? 'tokens.stale' : 'tokens.unavailable')} {t('tokens.retryHint')}
      </p>
      <Button onPress={onRetry}>{t('connecting.retry')}</Button>
    </div>
  )
}

const Words = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <div className={centred}>
    <p className={lead}>{title}</p>
    <p className={hint}>{text}</p>
  </div>
)

export interface TokensNoticeProps {
  readonly list: TokenList
  /** Number of listed tokens that are shown. */
  readonly shown: number
  /** Number of hidden tokens that match the search. */
  readonly hiddenCount: number
  readonly everywhere: boolean
  readonly onRetry: () => void
}

/** Shown below the tokens, or in their place: loading, empty, unavailable (S8-04), or incomplete. */
export const TokensNotice = ({ list, shown, hiddenCount, everywhere, onRetry }: TokensNoticeProps) => {
  const t = useMessages(TOKENS)
  const counted = useCounted(TOKENS)
  if (list._tag === 'NotConfigured') return <p className={hint}>{t('tokens.unavailable')}</p>
  if (!('tokens' in list)) return <Loading />
  if (list._tag === 'Unavailable') return <Unavailable stale={shown > 0} onRetry={onRetry} />
  const { tokens, omitted = 0 } = list
  if (tokens.length === 0 && omitted === 0)
    return (
      <HostPart place={{ _tag: 'Empty', what: 'tokens' }}>
        <Words title={t('tokens.empty')} text={t(everywhere ? 'tokens.emptyEverywhere' : 'tokens.emptyHint')} />
      </HostPart>
    )
  return (
    <>
      <div role="status">
        {tokens.length > 0 && shown + hiddenCount === 0 && (
          <Words title={t('tokens.none')} text={t('tokens.noneHint')} />
        )}
      </div>
      {hiddenCount > 0 && <p className={hint}>{t('tokens.hiddenCount', { count: String(hiddenCount) })}</p>}
      {omitted > 0 && <p className={hint}>{counted('tokens.omitted', omitted)}</p>}
    </>
  )
}
