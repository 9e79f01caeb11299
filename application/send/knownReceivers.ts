import * as E from 'fp-ts/Either'
import { defer, firstValueFrom, map, race, type SchedulerLike, timer } from 'rxjs'
import type { HistoryEntry } from '../../domain/activity/history.js'
import type { Connections } from '../../domain/connect/connection.js'
import { liveConnections } from '../../domain/connect/connections.js'
import type { SavedReceiver } from '../../domain/send/savedReceivers.js'
import type { SendOrder } from '../../domain/send/sendOrder.js'
import type { Readable } from '../kernel/store.js'
import type { HistoryApi } from '../ports/blockchainApi.js'

/** Whom the visitor knows: plain addresses. */
export type KnownReceivers = (order: SendOrder) => Promise<readonly string[]>

/** A history that is later than that is done without: the guard then knows only what is on this device. */
const LONGEST_LOOK_MS = 5_000

/** Who got something from an account. Whoever sends it dust, or nothing, is never among them (S-07, X-09). */
const receiversIn = (entries: readonly HistoryEntry[], from: string): readonly string[] =>
  entries
    .filter((entry) => entry.from.toLowerCase() === from.toLowerCase() && entry.to !== '' && entry.status !== 'failed')
    .map(({ to }) => to)

/**
 * The accounts of the visitor's wallets here, whom they saved, and to whom the account has sent something lately. What
 * a history said of an order is kept until another order is asked about: confirming one does not ask the server again.
 */
export const makeKnownReceivers = ({
  connections,
  historyApi,
  saved,
  scheduler,
}: {
  readonly connections: Pick<Readable<Connections>, 'value'>
  readonly historyApi: HistoryApi
  readonly saved: Pick<Readable<readonly SavedReceiver[]>, 'value'>
  readonly scheduler: SchedulerLike
}): KnownReceivers => {
  let kept: { readonly order: SendOrder; readonly past: readonly string[] } | undefined
  const readPast = async (order: SendOrder): Promise<readonly string[]> => {
    const { network, from } = order
    const history = defer(historyApi.history({ address: from, chainId: network.caipNetworkId }))
    const late = timer(LONGEST_LOOK_MS, scheduler).pipe(map(() => undefined))
    const answer = await firstValueFrom(race(history, late))
    if (answer === undefined || E.isLeft(answer)) return []
    const past = receiversIn(answer.right.entries, from)
    kept = { order, past }
    return past
  }
  return async (order) => {
    const { chainNamespace } = order.network
    const own = liveConnections(connections.value[chainNamespace]).flatMap(({ accounts }) => accounts)
    const here = saved.value.filter(({ namespace }) => namespace === chainNamespace).map(({ address }) => address)
    if (chainNamespace !== 'eip155') return [...own, ...here]
    return [...own, ...here, ...(kept?.order === order ? kept.past : await readPast(order))]
  }
}
