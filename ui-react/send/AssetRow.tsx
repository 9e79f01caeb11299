import { isOneOfAKind, type Asset } from '../../domain/asset/asset.js'
import type { Network } from '../../domain/network/network.js'
import { useSaidAmount } from '../account/Amount.js'
import { TokenNote } from '../account/TokenNote.js'
import { useMessages } from '../messages/useMessages.js'
import { AssetPicture } from '../payment/AssetPicture.js'
import { Icon } from '../primitives/Icon.js'
import { ListRow } from '../primitives/List.js'
import { PAYMENT } from '../payment/messages.js'

interface AssetRowProps {
  readonly asset: Asset
  readonly network: Network
  /** Another asset has its name, or it imitates a known one: its contract identifies it. */
  readonly isAmbiguous?: boolean
  /** Leads to a choice of others. */
  readonly leads?: boolean
  readonly current?: boolean
  readonly disabled?: boolean
  readonly onPress: () => void
}

/** An asset that can be sent, and its balance. */
export const AssetRow = ({
  asset,
  network,
  onPress,
  isAmbiguous = false,
  leads = false,
  current = false,
  disabled = false,
}: AssetRowProps) => {
  const t = useMessages(PAYMENT)
  const say = useSaidAmount()
  const { balance, name, contract, nft, symbol } = asset
  const said =
    balance === undefined || isOneOfAKind(asset)
      ? undefined
      : // The name of an NFT is already shown above.
        say(balance, nft === undefined ? symbol : '', (amount) => t('payment.available', { amount }))
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
