import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Nft } from '../../domain/nfts/nft.js'
import { useMessages } from '../messages/useMessages.js'
import { useRovingList } from '../primitives/rovingList.js'
import { usePlaceLeft } from '../shared/usePlaceLeft.js'
import { usePortico } from '../shared/usePortico.js'
import { watchSize } from '../shared/watchSize.js'
import { NFTS } from './messages.js'
import { NftTile } from './NftTile.js'
import { grid } from './nfts.styles.js'

/** Estimate before a tile is measured. */
const TILE_HEIGHT_PX = 156
/** An older part of the history is searched when this many rows are left. */
const NEAR_END = 2

/** The number of columns that the styles make in the available width. */
const useColumns = (list: RefObject<HTMLElement | null>): number => {
  const [columns, setColumns] = useState(1)
  useLayoutEffect(() => {
    const { current } = list
    if (current === null) return undefined
    const count = (): void => setColumns(getComputedStyle(current).gridTemplateColumns.split(' ').length)
    count()
    return watchSize(count, current)
  }, [list])
  return columns
}

export interface NftGridProps {
  readonly nfts: readonly Nft[]
  readonly onNearEnd: () => void
}

/** Any number of NFTs; on return from one of them, it has the focus. */
export const NftGrid = ({ nfts, onNearEnd }: NftGridProps) => {
  const t = useMessages(NFTS)
  const { commands } = usePortico()
  const list = useRef<HTMLUListElement>(null)
  const columns = useColumns(list)
  const [startAt, leave] = usePlaceLeft(nfts.map(({ id }) => id))
  const { virtual, margin, shown, lastShown, held, setActive, onKeyDown } = useRovingList(list, {
    count: nfts.length,
    keyOf: (index) => nfts[index]?.id ?? index,
    startAt,
    columns,
    height: TILE_HEIGHT_PX,
  })
  const last = nfts.length - 1
  useEffect(() => {
    if (lastShown >= last - NEAR_END * columns) onNearEnd()
  }, [lastShown, last, columns, onNearEnd])
  const onPress = useCallback(
    ({ id }: Nft) => {
      leave(id)
      commands.go({ name: 'NftDetail', nftId: id })
    },
    [leave, commands],
  )
  return (
    <ul ref={list} className={grid} aria-label={t('nfts.list')} onKeyDown={onKeyDown}>
      {shown.map(({ index, start, lane }) => {
        const nft = nfts[index]
        return nft === undefined ? null : (
          <NftTile
            key={nft.id}
            nft={nft}
            index={index}
            top={start - margin}
            lane={lane}
            count={nfts.length}
            held={index === held}
            measure={virtual.measureElement}
            onFocus={setActive}
            onPress={onPress}
          />
        )
      })}
    </ul>
  )
}
