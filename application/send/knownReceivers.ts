import * as E from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
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
import type { OpenTransfers } from '../ports/transfers.js'

/** Whom the visitor knows. */
export type KnownReceivers = (order: SendOrder) => Promise<KnownAddresses>

/** What is later than that is done without: the guard then knows what is on this device, and what came in time. */
const LONGEST_LOOK_MS = 5_000

/** The newest transactions whose events are asked for, each with a question of its own. */
const MOST_TRANSACTIONS = 20

/** What an account sent itself. Whoever sends it dust, or nothing, is never among whom it knows (S-07, X-09). */
const sentBy = (from: string, entries: readonly HistoryEntry[]): readonly HistoryEntry[] =>
  entries.filter((entry) => entry.from.toLowerCase() === from.toLowerCase() && entry.status !== 'failed')

/** A history says whom a transaction called, which is the contract where tokens were paid: its events say to whom. */
const mayHavePaid = ({ transfers }: HistoryEntry): boolean =>
  transfers === undefined || transfers.some(({ direction }) => direction === 'out')

interface KnownReceiversDeps {
  readonly connections: Pick<Readable<Connections>, 'value'>
  readonly historyApi: HistoryApi
  readonly openTransfers: OpenTransfers
  readonly saved: Pick<Readable<readonly SavedReceiver[]>, 'value'>
  readonly scheduler: SchedulerLike
}

/** Lists of whom an account has paid lately, as they come; the first where the history answers, none where it fails. */
const readPaid = (
  { historyApi, openTransfers }: Pick<KnownReceiversDeps, 'historyApi' | 'openTransfers'>,
  { network, from }: SendOrder,
): Observable<readonly string[]> => {
  const paidIn = ({ hash }: HistoryEntry): Observable<readonly string[]> =>
    defer(
      pipe(
        openTransfers,
        TE.flatMap((transfers) => transfers.paidIn(network, from, hash)),
      ),
    ).pipe(map((answer) => (E.isRight(answer) ? answer.right : [])))
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
 * The accounts of the visitor's wallets here, whom they saved, and to whom the account has sent something lately: coins
 * by its history, tokens and NFTs by the events on the chain. What was read of an order is kept until another order is
 * asked about: confirming one asks nobody again.
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
