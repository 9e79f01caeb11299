import { useState } from 'react'
import type { HistoryEntry } from '../../domain/activity/history.js'
import { withOwn } from '../../domain/activity/ownTransactions.js'
import { useAccount } from '../shared/usePortico.js'
import { type Activity, useActivity } from './useActivity.js'

interface SeenTransaction {
  readonly entry: HistoryEntry
  readonly isLookalike: boolean
}

/** A transaction sent from here is identified by its hash, until the history has it under its own id. */
const isCalled =
  (entryId: string) =>
  ({ id, hash }: HistoryEntry): boolean =>
    id === entryId || hash.toLowerCase() === entryId.toLowerCase()

/**
 * A transaction of the account. Once seen, it stays while the account does, even if the page switches to another
 * network, whose history lacks it.
 */
export const useTransaction = (
  entryId: string,
): Pick<Activity, 'state' | 'api'> & { readonly seen: SeenTransaction | undefined } => {
  const { state, api, entries, own, isLookalike } = useActivity()
  const { address } = useAccount()
  const [last, remember] = useState<SeenTransaction & { readonly address: string | undefined }>()
  const found = entries.find(isCalled(entryId))
  if (found !== undefined && found !== last?.entry) remember({ entry: found, isLookalike: isLookalike(found), address })
  if (found !== undefined) return { state, api, seen: { entry: found, isLookalike: isLookalike(found) } }
  if (last?.address !== address || last === undefined || !isCalled(entryId)(last.entry))
    return { state, api, seen: undefined }
  const { chainId } = last.entry
  const now = withOwn([], own, { address, chainId }).find(isCalled(entryId)) ?? last.entry
  return { state, api, seen: { entry: now, isLookalike: last.isLookalike } }
}
