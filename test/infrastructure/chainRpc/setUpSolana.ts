import { ReplaySubject } from 'rxjs'
import { makeHttpTransfers } from '../../../infrastructure/chainRpc/transfers.js'
import { fakeChainRpc } from '../../fakes/fakeChainRpc.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'
import { turn } from '../../support/turn.js'
import { until } from '../../support/until.js'
import { aSolanaNetwork } from './aSolanaNetwork.js'
import { SOLANA_NODE } from './solanaNode.js'

const { SENDER, RECEIVER, MINT, open } = SOLANA_NODE
export const NETWORK = aSolanaNetwork(['https://a.example/'])
export const TRANSFER = {
  from: SENDER,
  to: RECEIVER,
  asset: { _tag: 'Token', contract: MINT, units: 7n },
} as const

/** Transfers on Solana, on a node as usual but for the given methods. */
export const setUpSolana = (...unusual: Parameters<typeof open>) => {
  const time = makeVirtualTime()
  const node = open(...unusual)
  const closed = new ReplaySubject<void>(1)
  const transfers = makeHttpTransfers({
    chainRpc: fakeChainRpc(),
    fetch: node.fetch,
    scheduler: time.scheduler,
    closed,
  })
  /** Advances the clock by a second at a time until the promise settles. */
  const over = async <A>(waiting: Promise<A>): Promise<A> => {
    let isOver = false
    void waiting.then(() => (isOver = true))
    let turns = 0
    const between = async (): Promise<void> => {
      await turn()
      turns += 1
      if (turns % 20 === 0) await time.advance(1_000)
    }
    await until(() => isOver, { between })
    return waiting
  }
  return { ...time, transfers, closed, over, asked: node.asked, prepare: transfers.prepare(NETWORK, TRANSFER) }
}
