import * as E from 'fp-ts/Either'
import { defer, firstValueFrom, map, race, type SchedulerLike, timer } from 'rxjs'
import type { HistoryEntry } from '../../domain/activity/history.js'
import type { Connections } from '../../domain/connect/connection.js'
import { liveConnections } from '../../domain/connect/connections.js'
import type { SendOrder } from '../../domain/send/sendOrder.js'
import type { Readable } from '../kernel/store.js'
import type { HistoryApi } from '../ports/blockchainApi.js'

/** Whom the visitor knows: plain addresses. */
export type KnownReceivers = (order: SendOrder) => Promise<readonly string[]>

/** A history that is later than that is done without: the guard then knows the visitor's own accounts alone. */
const LONGEST_LOOK_MS = 5_000

/** Who got something from an account. Whoever sends it dust, or nothing, is never among them (S-07, X-09). */
const receiversIn = (entries: readonly HistoryEntry[], from: string): readonly string[] =>
  entries
    .filter((entry) => entry.from.toLowerCase() === from.toLowerCase() && entry.to !== '' && entry.status !== 'failed')
    .map(({ to }) => to)

/** The accounts of the visitor's wallets here, and those to which the account has sent something lately. */
export const makeKnownReceivers =
  ({
    connections,
    historyApi,
    scheduler,
  }: {
    readonly connections: Pick<Readable<Connections>, 'value'>
    readonly historyApi: HistoryApi
    readonly scheduler: SchedulerLike
  }): KnownReceivers =>
  async ({ network: { chainNamespace, caipNetworkId: chainId }, from }) => {
    const own = liveConnections(connections.value[chainNamespace]).flatMap(({ accounts }) => accounts)
    if (chainNamespace !== 'eip155') return own
    const past = defer(historyApi.history({ address: from, chainId })).pipe(
      map((answer) => (E.isRight(answer) ? receiversIn(answer.right.entries, from) : [])),
    )
    return [...own, ...(await firstValueFrom(race(past, timer(LONGEST_LOOK_MS, scheduler).pipe(map(() => [])))))]
  }
