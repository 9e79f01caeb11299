import type { NftsState } from '../../domain/nfts/nft.js'
import { useMessages } from '../messages/useMessages.js'
import { centred, hidden, hint } from '../modal/shared.styles.js'
import { lead } from '../modal/ViewParts.styles.js'
import { Button } from '../primitives/Button.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { RetryButton } from '../shared/RetryButton.js'
import { useNetwork } from '../shared/usePortico.js'
import { NFTS } from './messages.js'
import { artwork, grid } from './nfts.styles.js'

const PLACES = 3

/** Placeholders for loading NFTs. */
const Places = () => (
  <div className={grid} aria-hidden="true">
    {Array.from({ length: PLACES }, (_, at) => (
      <div key={at}>
        <span className={artwork} />
        <Skeleton shape="line" />
      </div>
    ))}
  </div>
)

interface NftsNoticeProps {
  readonly state: NftsState
  readonly onRetry: () => void
  readonly onMore: () => void
}

/** The state in words; renders nothing if the list shows it. */
const Words = ({ state }: Pick<NftsNoticeProps, 'state'>) => {
  const t = useMessages(NFTS)
  const { active } = useNetwork()
  const network = active._tag === 'Configured' ? active.network.name : ''
  switch (state._tag) {
    case 'NoAccount':
      return null
    case 'NotHere':
      return <p className={hint}>{t('nfts.notHere', { network })}</p>
    case 'Loading':
      return <span className={hidden}>{t('nfts.loading')}</span>
    case 'Unavailable':
      return <p className={hint}>{t(state.nfts.length > 0 ? 'nfts.stale' : 'nfts.unavailable')}</p>
    case 'Loaded':
      if (state.more === 'Loading') return <span className={hidden}>{t('nfts.looking')}</span>
      if (state.nfts.length > 0) return null
      return (
        <div className={centred}>
          <p className={lead}>{t(state.more === 'None' ? 'nfts.empty' : 'nfts.emptySoFar')}</p>
          {state.more === 'None' && <p className={hint}>{t('nfts.emptyHint', { network })}</p>}
        </div>
      )
  }
}

/**
 * Shown below NFTs, or in their place: loading, empty, or unavailable. Announced on change, because no snackbar reports
 * that NFTs are unavailable.
 */
export const NftsNotice = ({ state, onRetry, onMore }: NftsNoticeProps) => {
  const t = useMessages(NFTS)
  const isComing = state._tag === 'Loading' || (state._tag === 'Loaded' && state.more === 'Loading')
  return (
    <div>
      <div role="status" className={state._tag === 'Unavailable' ? centred : undefined}>
        <Words state={state} />
      </div>
      {isComing && <Places />}
      {state._tag === 'Unavailable' && (
        <div className={centred}>
          <RetryButton
            failure={state}
            words={{ now: t('nfts.retry'), later: t('nfts.retryLater') }}
            onRetry={onRetry}
          />
        </div>
      )}
      {state._tag === 'Loaded' && state.more === 'Some' && (
        <div className={centred}>
          <Button onPress={onMore}>{t('nfts.more')}</Button>
        </div>
      )}
    </div>
  )
}
