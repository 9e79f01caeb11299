import type { NftsState } from '../../domain/nfts/nft.js'
import { useMessages } from '../messages/useMessages.js'
import { centred, hidden, hint } from '../modal/shared.styles.js'
import { lead } from '../modal/ViewParts.styles.js'
import { Button } from '../primitives/Button.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { useNetwork } from '../shared/usePortico.js'
import { NFTS } from './messages.js'
import { artwork, grid } from './nfts.styles.js'

const PLACES = 3

/** The places of those that are on their way. */
const Coming = ({ words }: { readonly words: string }) => (
  <div>
    <span role="status" className={hidden}>
      {words}
    </span>
    <div className={grid} aria-hidden="true">
      {Array.from({ length: PLACES }, (_, at) => (
        <div key={at}>
          <span className={artwork} />
          <Skeleton shape="line" />
        </div>
      ))}
    </div>
  </div>
)

interface NftsNoticeProps {
  readonly state: NftsState
  readonly onRetry: () => void
  readonly onMore: () => void
}

/** What stands below NFTs, or in their place: that more come, that there are none, or that they are out of reach. */
export const NftsNotice = ({ state, onRetry, onMore }: NftsNoticeProps) => {
  const t = useMessages(NFTS)
  const { active } = useNetwork()
  const network = active._tag === 'Configured' ? active.network.name : ''
  switch (state._tag) {
    case 'NoAccount':
      return null
    case 'NotHere':
      return <p className={hint}>{t('nfts.notHere', { network })}</p>
    case 'Loading':
      return <Coming words={t('nfts.loading')} />
    case 'Unavailable':
      return (
        <div className={centred}>
          <p className={hint}>{t(state.nfts.length > 0 ? 'nfts.stale' : 'nfts.unavailable')}</p>
          <Button onPress={onRetry}>{t('nfts.retry')}</Button>
        </div>
      )
    case 'Loaded': {
      if (state.more === 'Loading') return <Coming words={t('nfts.looking')} />
      const isEmpty = state.nfts.length === 0
      if (!isEmpty && state.more === 'None') return null
      return (
        <div className={centred}>
          {isEmpty && <p className={lead}>{t(state.more === 'None' ? 'nfts.empty' : 'nfts.emptySoFar')}</p>}
          {isEmpty && state.more === 'None' && <p className={hint}>{t('nfts.emptyHint', { network })}</p>}
          {state.more === 'Some' && <Button onPress={onMore}>{t('nfts.more')}</Button>}
        </div>
      )
    }
  }
}
