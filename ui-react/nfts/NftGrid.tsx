import { type KeyboardEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Portico } from '../../application/api/portico.js'
import type { Nft } from '../../domain/nfts/nft.js'
import { useMessages } from '../messages/useMessages.js'
import { useVirtualList } from '../primitives/virtualList.js'
import { useModal, usePortico } from '../shared/usePortico.js'
import { NFTS } from './messages.js'
import { NftTile } from './NftTile.js'
import { grid } from './nfts.styles.js'

/** Which NFT each Portico's grid was left by; a new visit to the modal begins at the first. */
const leftBy = new WeakMap<Portico, { readonly depth: number; readonly id: string }>()

/** Before one is measured. */
const TILE_HEIGHT_PX = 156
/** Rows before the end at which an older part of the history is looked through. */
const NEAR_END = 2

/** How many columns the styles make of the room that there is. */
const useColumns = (list: RefObject<HTMLElement | null>): number => {
  const [columns, setColumns] = useState(1)
  useLayoutEffect(() => {
    const { current } = list
    if (current === null) return undefined
    const count = (): void => setColumns(getComputedStyle(current).gridTemplateColumns.split(' ').length)
    count()
    const sizes = new ResizeObserver(count)
    sizes.observe(current)
    return () => sizes.disconnect()
  }, [list])
  return columns
}

const STEPS: Readonly<Record<string, (at: number, columns: number, last: number) => number>> = {
  ArrowDown: (at, columns, last) => (at + columns > last ? at : at + columns),
  ArrowUp: (at, columns) => (at < columns ? at : at - columns),
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: (_at, _columns, last) => last,
}

/** Right is towards the end of a line, unless it is written from right to left. */
const keyOf = ({ key, currentTarget }: KeyboardEvent): string => {
  if (getComputedStyle(currentTarget).direction !== 'rtl') return key
  return { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[key] ?? key
}

export interface NftGridProps {
  readonly nfts: readonly Nft[]
  readonly onNearEnd: () => void
}

/**
 * Any number of NFTs, of which only those that can be seen are drawn (P-06). One Tab stop; arrows, Home and End move.
 * Who comes back from one finds the focus on it.
 */
export const NftGrid = ({ nfts, onNearEnd }: NftGridProps) => {
  const t = useMessages(NFTS)
  const portico = usePortico()
  const modal = useModal()
  const depth = modal._tag === 'Open' ? modal.history.length : 0
  const list = useRef<HTMLUListElement>(null)
  const columns = useColumns(list)
  const [left] = useState(() => {
    const before = leftBy.get(portico)
    return before?.depth === depth ? nfts.findIndex(({ id }) => id === before.id) : -1
  })
  const [active, setActive] = useState(Math.max(0, left))
  const toFocus = useRef(left < 0 ? undefined : left)
  const last = nfts.length - 1
  // The one that has the focus stays drawn wherever the grid is scrolled to.
  const held = Math.min(active, last)
  const { virtual, margin } = useVirtualList(list, {
    count: nfts.length,
    keyOf: (index) => nfts[index]?.id ?? index,
    held,
    lanes: columns,
    height: TILE_HEIGHT_PX,
  })
  const shown = virtual.getVirtualItems()
  const lastShown = shown.filter(({ index }) => index !== held).at(-1)?.index ?? held
  useEffect(() => {
    if (lastShown >= last - NEAR_END * columns) onNearEnd()
  }, [lastShown, last, columns, onNearEnd])

  useEffect(() => {
    leftBy.delete(portico)
    if (left >= 0) virtual.scrollToIndex(left)
    // Once a visit.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useLayoutEffect(() => {
    const wanted =
      toFocus.current === undefined
        ? null
        : list.current?.querySelector<HTMLElement>(`[data-index="${toFocus.current}"] button`)
    if (wanted == null) return
    toFocus.current = undefined
    wanted.focus({ preventScroll: true })
  })

  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[keyOf(event)]
    if (step === undefined) return
    event.preventDefault()
    const next = Math.max(0, Math.min(step(held, columns, last), last))
    toFocus.current = next
    setActive(next)
    virtual.scrollToIndex(next)
  }
  const onPress = useCallback(
    ({ id }: Nft) => {
      leftBy.set(portico, { depth, id })
      portico.commands.go({ name: 'NftDetail', nftId: id })
    },
    [portico, depth],
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
