import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { oneOf, onlyOne, recordOf, validEntries } from '../../../../infrastructure/http/codecs/combinators.js'
import { decodeReply } from '../../../../infrastructure/http/fetchJson.js'

describe('custom codecs', () => {
  it('accept a union, decoded by the first matching codec', () => {
    const codec = oneOf(validEntries(t.number), t.null)
    assert.deepEqual(codec.decode([1, 'two', 3]), E.right([1, 3]))
    assert.deepEqual(codec.decode(null), E.right(null))
    assert.isTrue(E.isLeft(codec.decode('three')))
    assert.deepEqual(
      [null, [1], ['one'], 'one'].map((value) => codec.is(value)),
      [true, true, false, false],
    )
  })

  it('report the path where all codecs of a union fail, never the value [S-14]', () => {
    const reply = decodeReply(t.type({ wallets: t.array(t.type({ order: oneOf(t.number, t.null) })) }))
    const outcome = reply({ wallets: [{ order: 1 }, { order: 'secret' }] })
    assert.deepEqual(outcome, E.left({ _tag: 'Malformed', detail: 'wallets.1.order' }))
  })

  it('accept an object whose values are all valid, and no array', () => {
    const codec = recordOf(t.number)
    assert.deepEqual(
      [{}, { a: 1 }, { a: 1, b: 'b' }, [1], null].map((value) => codec.is(value)),
      [true, true, false, false, false],
    )
  })

  it('accept an array of exactly one', () => {
    const codec = onlyOne(t.number)
    assert.deepEqual(
      [[1], [], [1, 2], ['one'], 1].map((value) => codec.is(value)),
      [true, false, false, false, false],
    )
  })
})
