import { assert } from 'chai'
import { makeRanking, rankEndpoints } from '../../../infrastructure/chainRpc/ranking.js'
import { makeVirtualTime } from '../../support/makeVirtualTime.js'

const up = (latencyMs: number) => ({ latencyMs, answered: true })
const down = (latencyMs: number) => ({ latencyMs, answered: false })

describe('rankEndpoints', () => {
  const table = [
    { of: 'nothing yet', rounds: [], order: [] },
    { of: 'equal endpoints, in the order given', rounds: [[up(50), up(50)]], order: [0, 1] },
    { of: 'the faster before the slower', rounds: [[up(900), up(30)]], order: [1, 0] },
    { of: 'the one that answers before the one that is quick to fail', rounds: [[down(1), up(900)]], order: [1, 0] },
    { of: 'no latency at all', rounds: [[up(0), up(0)]], order: [0, 1] },
    // 0.7 x 0.5 + 0.3 x 1 = 0.65 < 0.7 x 1 + 0.3 x 0 = 0.7
    {
      of: 'stability before latency',
      rounds: [
        [up(0), up(1000)],
        [down(0), up(1000)],
      ],
      order: [1, 0],
    },
    // 0.7 x 0.9 + 0.3 x 1 = 0.93 > 0.7
    {
      of: 'latency before one failure in ten',
      rounds: [[down(0), up(1000)], ...Array.from({ length: 9 }, () => [up(0), up(1000)])],
      order: [0, 1],
    },
  ]
  for (const { of, rounds, order } of table) {
    it(`weighs stability 0.7 and latency 0.3: ${of} [S7-33]`, () => assert.deepEqual(rankEndpoints(rounds), order))
  }
})

describe('the ranking of endpoints', () => {
  it('uses the last ten samples: a failure counts for ten rounds, and not in the eleventh [S7-33]', async () => {
    const { scheduler, advance } = makeVirtualTime()
    let rounds = 0
    const ranking = makeRanking({
      checks: [async () => (rounds += 1) > 1, async () => true],
      scheduler,
    })
    const orders: (readonly number[])[] = []
    ranking.touch()
    await advance(0)
    for (let round = 1; round <= 11; round += 1) {
      orders.push(ranking.order())
      ranking.touch()
      await advance(4_000)
    }
    assert.deepEqual(orders, [...Array.from({ length: 10 }, () => [1, 0]), [0, 1]])
    ranking.dispose()
  })
})
