import { useCallback, useEffect, useRef } from 'react'
import { createStore } from '../../application/kernel/store.js'
import type { NftsState } from '../../domain/nfts/nft.js'
import { stack } from '../modal/shared.styles.js'
import { useFeature } from '../shared/hooks.js'
import { useReadable } from '../shared/useReadable.js'
import { NftGrid } from './NftGrid.js'
import { NftsNotice } from './NftsNotice.js'

const LOADING = createStore<NftsState>({ _tag: 'Loading' })

/** The account's NFTs. Older parts of the history are searched while that yields more. */
export const NftsPanel = () => {
  const api = useFeature('nfts')
  const state = useReadable(api?.state ?? LOADING)
  const nfts = 'nfts' in state ? state.nfts : []
  const more = state._tag === 'Loaded' ? state.more : 'None'
  /** The number of NFTs at the last request: one that found nothing is only repeated by the visitor. */
  const askedAt = useRef(-1)
  const askOnce = useCallback(() => {
    if (more !== 'Some' || askedAt.current === nfts.length) return
    askedAt.current = nfts.length
    api?.more()
  }, [api, more, nfts.length])
  useEffect(() => {
    if (nfts.length === 0) askOnce()
  }, [nfts.length, askOnce])
  return (
    <div className={stack}>
      {nfts.length > 0 && <NftGrid nfts={nfts} onNearEnd={askOnce} />}
      <NftsNotice state={state} onRetry={() => api?.refresh()} onMore={() => api?.more()} />
    </div>
  )
}
