import type { Network } from '../../domain/network/network.js'
import type { Asset } from '../../domain/asset/asset.js'
import { ShortAddress } from '../account/ShortAddress.js'
import { useMessages } from '../messages/useMessages.js'
import { hidden } from '../modal/shared.styles.js'
import { AssetPicture } from '../payment/AssetPicture.js'
import { Icon } from '../primitives/Icon.js'
import { Name } from '../primitives/List.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { tokenButton } from './token.styles.js'
import { PAYMENT } from '../payment/messages.js'

interface TokenButtonProps {
  /** What the button chooses, for screen readers. */
  readonly name: string
  readonly token: Asset | undefined
  readonly network: Network
  /** Its contract identifies it. */
  readonly isAmbiguous: boolean
  /** The selected token is not in any loaded list yet. */
  readonly isAwaited: boolean
  readonly still: boolean
  readonly onPress: () => void
}

/** The token of a side; opens the list of others. */
export const TokenButton = ({ name, token, network, isAmbiguous, isAwaited, still, onPress }: TokenButtonProps) => {
  const t = useMessages(PAYMENT)
  return (
    <button
      type="button"
      className={tokenButton}
      data-empty={token === undefined && !isAwaited}
      aria-disabled={still || undefined}
      onClick={() => !still && onPress()}
    >
      {token !== undefined && <AssetPicture asset={token} network={network} size="small" />}
      <span>
        <span className={hidden}>{name} </span>
        {token === undefined && !isAwaited && <span>{t('payment.chooseAsset')}</span>}
        {token === undefined && isAwaited && <Skeleton shape="line" />}
        {token !== undefined && <Name>{token.symbol}</Name>}
        {isAmbiguous && token?.contract !== undefined && (
          <small>
            <ShortAddress address={token.contract} />
          </small>
        )}
      </span>
      {!still && <Icon name="down" />}
    </button>
  )
}
