import { useEffect, useMemo } from 'react'
import type { ActivityApi } from '../../application/activity/activityFeature.js'
import type { ActivityState } from '../../domain/activity/activity.js'
import type { HistoryEntry } from '../../domain/activity/history.js'
import { lookalikesIn } from '../../domain/activity/lookalikes.js'
import { type OwnTransaction, withOwn } from '../../domain/activity/ownTransactions.js'
import { createStore } from '../../application/kernel/store.js'
import { useFeature } from '../shared/hooks.js'
import { useAccount, usePortico } from '../shared/usePortico.js'
import { useReadable } from '../shared/useReadable.js'
import { counterpartyOf } from './transactionWords.js'

const LOADING = createStore<ActivityState>({ _tag: 'Loading' })

/** Slightly longer than `refresh` is answered from the cache. */
const ANSWER_KEPT_MS = 16_000

export interface Activity {
  readonly state: ActivityState
  readonly api: ActivityApi | undefined
  /** Transactions that this page sent, then those of the history. */
  readonly entries: readonly HistoryEntry[]
  /** Transactions that this page sent, from any account on any network. */
  readonly own: readonly OwnTransaction[]
  readonly isLookalike: (entry: HistoryEntry) => boolean
}

/** The account's transactions, with the actions of their screens. */
export const useActivity = (): Activity => {
  const api = useFeature('activity')
  const state = useReadable(api?.state ?? LOADING)
  const { pending: pendingState, settled: settledState, network } = usePortico()
  const [pending, settled] = [useReadable(pendingState), useReadable(settledState)]
  const { active } = useReadable(network)
  const { address } = useAccount()
  const chainId = active._tag === 'Configured' ? active.network.caipNetworkId : undefined
  const history = 'entries' in state ? state.entries : undefined
  const own = useMemo(() => [...pending, ...settled], [pending, settled])
  const entries = useMemo(() => withOwn(history ?? [], own, { address, chainId }), [history, own, address, chainId])
  const lookalikes = useMemo(() => lookalikesIn(entries, address ?? ''), [entries, address])
  // The server will have what the chain has included: refresh once the cached answer has expired.
  useEffect(() => {
    if (settled.length === 0) return undefined
    const timer = setTimeout(() => api?.refresh(), ANSWER_KEPT_MS)
    return () => clearTimeout(timer)
  }, [settled, api])
  return { state, api, entries, own, isLookalike: (entry) => lookalikes.has(counterpartyOf(entry).toLowerCase()) }
}
