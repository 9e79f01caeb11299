import { memo } from 'react'
import { formatDigits, wholeAmount } from '../../domain/amount/formatAmount.js'
import { pictureAt } from '../../domain/images/picture.js'
import type { Nft } from '../../domain/nfts/nft.js'
import { useMessages } from '../messages/useMessages.js'
import { Name } from '../primitives/List.js'
import { Initial, Picture } from '../primitives/Picture.js'
import { VirtualItem, type VirtualItemProps } from '../primitives/virtualList.js'
import { usePicture } from '../shared/pictures.js'
import { usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { NFTS } from './messages.js'
import { artwork, label, tile, times } from './nfts.styles.js'

/** Longer counts are abbreviated. */
const COUNT_DIGITS = 6

export interface NftTileProps extends Pick<VirtualItemProps, 'index' | 'top' | 'lane' | 'count' | 'measure'> {
  readonly nft: Nft
  /** Whether it is the tab stop. */
  readonly held: boolean
  readonly onFocus: (index: number) => void
  readonly onPress: (nft: Nft) => void
}

/** The tile of an NFT: its picture, or a substitute if none may be shown, and its name. */
export const NftTile = memo(({ nft, held, onFocus, onPress, ...place }: NftTileProps) => {
  const t = useMessages(NFTS)
  const { locale } = useReadable(usePortico().appearance)
  const name = nft.name ?? t('nfts.unnamed')
  const count = String(nft.count)
  return (
    <VirtualItem {...place} held={held} onFocus={() => onFocus(place.index)}>
      <button
        type="button"
        className={tile}
        tabIndex={held ? 0 : -1}
        data-portico-key={nft.id}
        onClick={() => onPress(nft)}
      >
        <span className={artwork} aria-hidden="true">
          <Picture src={usePicture(pictureAt(nft.previewUrl))}>
            <Initial name={name} />
          </Picture>
        </span>
        <span className={label}>
          <Name>{name}</Name>
        </span>
        {nft.count > 1n && (
          <bdi className={times} title={wholeAmount(count, locale)} translate="no">
            × {formatDigits(count, COUNT_DIGITS, locale)}
          </bdi>
        )}
      </button>
    </VirtualItem>
  )
})
