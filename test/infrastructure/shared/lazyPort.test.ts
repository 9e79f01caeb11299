import { assert } from 'chai'
import type { TaskEither } from 'fp-ts/TaskEither'
import * as TE from 'fp-ts/TaskEither'
import { type RemoteError, unreachable } from '../../../domain/errors/remoteError.js'
import { lazyPort } from '../../../infrastructure/shared/lazyPort.js'
import { loadChunk } from '../../../infrastructure/shared/tasks.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'

interface Sums {
  readonly sum: (one: number, other: number) => TaskEither<RemoteError, number>
  readonly double: (one: number) => TaskEither<RemoteError | { readonly _tag: 'Odd' }, number>
}

const setUp = (failures: number) => {
  const fault = new TypeError('no such file')
  let loads = 0
  const sums = lazyPort<Sums>(
    loadChunk(async () => {
      loads += 1
      if (loads <= failures) throw fault
      return { sum: (one, other) => TE.right(one + other), double: () => TE.left({ _tag: 'Odd' }) }
    }),
  )
  return { sums, fault, loads: () => loads }
}

describe('a port whose adapter is loaded on demand', () => {
  it('loads the adapter once, with the first question, and forwards questions and answers', async () => {
    const { sums, loads } = setUp(0)
    assert.equal(loads(), 0)
    assert.deepEqual(await Promise.all([rightOf(sums.sum(1, 2)), rightOf(sums.sum(3, 4))]), [3, 7])
    assert.deepEqual(await leftOf(sums.double(1)), { _tag: 'Odd' })
    assert.equal(loads(), 1)
  })

  it('fails the question if the load fails, and loads again for the next one', async () => {
    const { sums, fault } = setUp(1)
    assert.deepEqual(await leftOf(sums.sum(1, 2)), unreachable(fault))
    assert.equal(await rightOf(sums.sum(1, 2)), 3)
  })

  it('is no promise, so that a promise of it resolves with it', async () => {
    const { sums, loads } = setUp(0)
    assert.strictEqual(await Promise.resolve(sums), sums)
    assert.equal(loads(), 0)
  })
})
