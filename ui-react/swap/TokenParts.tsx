import type { Network } from '../../domain/network/network.js'
import type { SwapToken } from '../../domain/swap/swapToken.js'
import { ShortAddress } from '../account/ShortAddress.js'
import { useMessages } from '../messages/useMessages.js'
import { hidden } from '../modal/shared.styles.js'
import { Icon } from '../primitives/Icon.js'
import { Name } from '../primitives/List.js'
import { Tile, type TileProps } from '../primitives/Picture.js'
import { Skeleton } from '../primitives/Skeleton.js'
import { usePicture } from '../shared/pictures.js'
import { SWAP } from './messages.js'
import { tokenButton } from './token.styles.js'

interface TokenPictureProps extends Pick<TileProps, 'size'> {
  readonly token: SwapToken
  readonly network: Network
}

/** By its contract and never by its symbol, which an imitation has, too. */
export const TokenPicture = ({ token, network: { caipNetworkId }, size }: TokenPictureProps) => {
  const id = token.contract === undefined ? caipNetworkId : token.address
  return <Tile name={token.symbol} src={usePicture({ _tag: 'Token', id, iconUrl: token.iconUrl })} size={size} />
}

interface TokenButtonProps {
  /** What it chooses, for who hears it. */
  readonly name: string
  readonly token: SwapToken | undefined
  readonly network: Network
  /** Its contract says which it is. */
  readonly isAmbiguous: boolean
  /** Something is chosen that is in no list yet. */
  readonly isAwaited: boolean
  readonly still: boolean
  readonly onPress: () => void
}

/** The token of a side; leads to the others. */
export const TokenButton = ({ name, token, network, isAmbiguous, isAwaited, still, onPress }: TokenButtonProps) => {
  const t = useMessages(SWAP)
  return (
    <button
      type="button"
      className={tokenButton}
      data-empty={token === undefined && !isAwaited}
      aria-disabled={still || undefined}
      onClick={() => !still && onPress()}
    >
      {token !== undefined && <TokenPicture token={token} network={network} size="small" />}
      <span>
        <span className={hidden}>{name} </span>
        {token === undefined && !isAwaited && <span>{t('swap.chooseToken')}</span>}
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
