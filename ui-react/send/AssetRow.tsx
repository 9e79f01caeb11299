import { isOneOfAKind, type SendableAsset } from '../../domain/send/sendableAsset.js'
import type { Network } from '../../domain/network/network.js'
import { type Picture, pictureAt } from '../../domain/images/picture.js'
import { useSaidAmount } from '../account/Amount.js'
import { TokenNote } from '../account/TokenNote.js'
import { useMessages } from '../messages/useMessages.js'
import { Icon } from '../primitives/Icon.js'
import { ListRow } from '../primitives/List.js'
import { Tile, type TileProps } from '../primitives/Picture.js'
import { usePicture } from '../shared/pictures.js'
import { SEND } from './messages.js'

const pictureOf = ({ nft, contract, token }: SendableAsset, { caipNetworkId }: Network): Picture | undefined => {
  if (nft !== undefined) return pictureAt(nft.pictureUrl === '' ? undefined : nft.pictureUrl)
  // Of one that no list has, nobody has a picture.
  if (contract !== undefined && token === undefined) return undefined
  return { _tag: 'Token', id: token?.address ?? caipNetworkId, iconUrl: token?.iconUrl }
}

interface AssetPictureProps extends Pick<TileProps, 'size'> {
  readonly asset: SendableAsset
  readonly network: Network
}

/** By its contract and never by its symbol, which an imitation has, too. */
export const AssetPicture = ({ asset, network, size }: AssetPictureProps) => (
  <Tile name={asset.symbol} src={usePicture(pictureOf(asset, network))} size={size} />
)

interface AssetRowProps {
  readonly asset: SendableAsset
  readonly network: Network
  /** Another one has its name, or it imitates a known one: its contract says which it is. */
  readonly isAmbiguous?: boolean
  /** Leads to others. */
  readonly leads?: boolean
  readonly current?: boolean
  readonly disabled?: boolean
  readonly onPress: () => void
}

/** What can be sent, and how much of it there is. */
export const AssetRow = ({
  asset,
  network,
  onPress,
  isAmbiguous = false,
  leads = false,
  current = false,
  disabled = false,
}: AssetRowProps) => {
  const t = useMessages(SEND)
  const say = useSaidAmount()
  const { balance, name, contract, nft, symbol } = asset
  const said =
    balance === undefined || isOneOfAKind(asset)
      ? undefined
      : // The name of an NFT stands above it already.
        say(balance, nft === undefined ? symbol : '', (amount) => t('send.available', { amount }))
  return (
    <ListRow
      picture={<AssetPicture asset={asset} network={network} size="row" />}
      text={name}
      note={<TokenNote said={said} contract={isAmbiguous ? contract : undefined} />}
      tag={leads && !disabled && <Icon name="down" />}
      current={current}
      disabled={disabled}
      onPress={onPress}
    />
  )
}
