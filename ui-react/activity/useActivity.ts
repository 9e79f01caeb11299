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

/** A little longer than `refresh` is answered from memory. */
const ANSWER_KEPT_MS = 16_000

export interface Activity {
  readonly state: ActivityState
  readonly api: ActivityApi | undefined
  /** What this page sent, then what the history tells. */
  readonly entries: readonly HistoryEntry[]
  /** What this page sent, of any account on any network. */
  readonly own: readonly OwnTransaction[]
  readonly isLookalike: (entry: HistoryEntry) => boolean
}

/** What the account did, and what a screen can do with it. */
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
  // What the chain has, its server will tell: as soon as an answer from before is kept no longer.
  useEffect(() => {
    if (settled.length === 0) return undefined
    const timer = setTimeout(() => api?.refresh(), ANSWER_KEPT_MS)
    return () => clearTimeout(timer)
  }, [settled, api])
  return { state, api, entries, own, isLookalike: (entry) => lookalikes.has(counterpartyOf(entry).toLowerCase()) }
}
