import * as E from 'fp-ts/Either'
import {
  defer,
  EMPTY,
  firstValueFrom,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  type SchedulerLike,
  takeUntil,
  timer,
  toArray,
} from 'rxjs'
import type { HistoryEntry } from '../../domain/activity/history.js'
import type { Connections } from '../../domain/connect/connection.js'
import { liveConnections } from '../../domain/connect/connections.js'
import type { KnownAddresses } from '../../domain/send/lookalike.js'
import type { SavedReceiver } from '../../domain/send/savedReceivers.js'
import type { SendOrder } from '../../domain/send/sendOrder.js'
import type { Readable } from '../kernel/store.js'
import type { HistoryApi } from '../ports/blockchainApi.js'
import type { Transfers } from '../ports/transfers.js'

/** The addresses that the visitor knows. */
export type KnownReceivers = (order: SendOrder) => Promise<KnownAddresses>

/** Deadline; after that, the guard uses what is stored on this device and what has arrived in time. */
const LONGEST_LOOK_MS = 5_000

/** The newest transactions whose events are requested, one request each. */
const MOST_TRANSACTIONS = 20

/** Transactions that an account sent itself. Senders of dust or empty transfers never count as known (S-07, X-09). */
const sentBy = (from: string, entries: readonly HistoryEntry[]): readonly HistoryEntry[] =>
  entries.filter((entry) => entry.from.toLowerCase() === from.toLowerCase() && entry.status !== 'failed')

/** The history names the called address, which is the contract for token transfers; the receiver is in the events. */
const mayHavePaid = ({ transfers }: HistoryEntry): boolean =>
  transfers === undefined || transfers.some(({ direction }) => direction === 'out')

interface KnownReceiversDeps {
  readonly connections: Pick<Readable<Connections>, 'value'>
  readonly historyApi: HistoryApi
  readonly transfers: Transfers
  readonly saved: Pick<Readable<readonly SavedReceiver[]>, 'value'>
  readonly scheduler: SchedulerLike
}

/** Emits lists of receivers that an account has paid lately: first from the history, nothing if that fails. */
const readPaid = (
  { historyApi, transfers }: Pick<KnownReceiversDeps, 'historyApi' | 'transfers'>,
  { network, from }: SendOrder,
): Observable<readonly string[]> => {
  const paidIn = ({ hash }: HistoryEntry): Observable<readonly string[]> =>
    defer(transfers.paidIn(network, from, hash)).pipe(map((answer) => (E.isRight(answer) ? answer.right : [])))
  return defer(historyApi.history({ address: from, chainId: network.caipNetworkId })).pipe(
    mergeMap((answer) => {
      if (E.isLeft(answer)) return EMPTY
      const sent = sentBy(from, answer.right.entries)
      const called = sent.map(({ to }) => to).filter((to) => to !== '')
      return merge(of(called), ...sent.filter(mayHavePaid).slice(0, MOST_TRANSACTIONS).map(paidIn))
    }),
  )
}

/**
 * The accounts of the visitor's wallets, saved receivers, and addresses to which the account has sent something lately:
 * coins by its history, tokens and NFTs by the events on the chain. The result for an order is cached until another
 * order is checked, so confirming sends no new requests.
 */
export const makeKnownReceivers = ({ connections, saved, scheduler, ...deps }: KnownReceiversDeps): KnownReceivers => {
  let kept: { readonly order: SendOrder; readonly past: readonly string[] } | undefined
  const readPast = async (order: SendOrder): Promise<readonly string[]> => {
    const inTime = readPaid(deps, order).pipe(takeUntil(timer(LONGEST_LOOK_MS, scheduler)), toArray())
    const lists = await firstValueFrom(inTime)
    const past = [...new Set(lists.flat())]
    if (lists.length > 0) kept = { order, past }
    return past
  }
  return async (order) => {
    const { chainNamespace } = order.network
    const own = liveConnections(connections.value[chainNamespace]).flatMap(({ accounts }) => accounts)
    const here = saved.value.filter(({ namespace }) => namespace === chainNamespace).map(({ address }) => address)
    const trusted = [...own, ...here]
    if (chainNamespace !== 'eip155') return { trusted, paid: [] }
    return { trusted, paid: kept?.order === order ? kept.past : await readPast(order) }
  }
}
