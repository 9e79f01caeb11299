import { type Asset, isOneOfAKind } from '../../domain/asset/asset.js'
import type { Network } from '../../domain/network/network.js'
import { type SaidAmount, useSaidAmount } from '../account/Amount.js'
import { ShortAddress } from '../account/ShortAddress.js'
import { useMessages } from '../messages/useMessages.js'
import { ListRow, type ListRowProps } from '../primitives/List.js'
import { AssetPicture } from './AssetPicture.js'
import { PAYMENT } from './messages.js'

/** Writes what the account has of an asset; `undefined` while that is unknown, and for a unique one. */
export const useAvailable = (): ((asset: Asset | undefined) => SaidAmount | undefined) => {
  const t = useMessages(PAYMENT)
  const say = useSaidAmount()
  return (asset) => {
    if (asset?.balance === undefined || isOneOfAKind(asset)) return undefined
    // The name of an NFT is already shown above.
    const symbol = asset.nft === undefined ? asset.symbol : ''
    return say(asset.balance, symbol, (amount) => t('payment.available', { amount }))
  }
}

interface NoteProps {
  readonly said: SaidAmount | undefined
  readonly contract: string | undefined
}

const Note = ({ said, contract }: NoteProps) => (
  <>
    {said !== undefined && (
      <span title={said.title} translate="no">
        {said.text}
      </span>
    )}
    {said !== undefined && contract !== undefined && <span> · </span>}
    {contract !== undefined && <ShortAddress address={contract} />}
  </>
)

interface AssetRowProps extends Pick<ListRowProps, 'tag' | 'current' | 'disabled' | 'tabIndex' | 'onPress'> {
  readonly asset: Asset
  readonly network: Network
  /** Another asset has its name, or it imitates a known one: its contract identifies it. */
  readonly isAmbiguous: boolean
  /** Text below the name: its balance, or its symbol. */
  readonly said: SaidAmount | undefined
}

/** An asset to choose, and its contract if its symbol does not identify it. */
export const AssetRow = ({ asset, network, isAmbiguous, said, ...row }: AssetRowProps) => (
  <ListRow
    picture={<AssetPicture asset={asset} network={network} size="row" />}
    text={asset.name}
    note={<Note said={said} contract={isAmbiguous ? asset.contract : undefined} />}
    {...row}
  />
)
