import { assert } from 'chai'
import { describeEarly, loadError } from '../../../domain/errors/earlyErrors.js'

describe('the error of code that fails to load [U-88]', () => {
  for (const cause of [
    new TypeError('Failed to fetch dynamically imported module: https://lantern.example/core.js'),
    new TypeError('error loading dynamically imported module: https://lantern.example/core.js'),
    new TypeError('Importing a module script failed.'),
    Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' }),
    new DOMException('The code did not arrive in time', 'TimeoutError'),
    new SyntaxError("Unexpected token '<'"),
    new SyntaxError('The requested module does not provide an export named "b"'),
  ])
    it(`is ChunkNotLoaded for a missing or wrong file: ${String(cause)}`, () =>
      assert.deepEqual(loadError(cause), { _tag: 'ChunkNotLoaded', cause }))

  for (const cause of [new TypeError('a is not a function'), new RangeError('too deep'), 'odd', undefined])
    it(`is CoreNotStarted for an exception of the code itself: ${String(cause)}`, () =>
      assert.deepEqual(loadError(cause), { _tag: 'CoreNotStarted', cause }))
})

describe('the error of an invalid option before its words are loaded', () => {
  it('has its own code and its path [U-88]', () =>
    assert.deepEqual(
      describeEarly({
        _tag: 'InvalidOption',
        option: 'featuredWalletIds',
        path: 'featuredWalletIds[0]',
        expected: 'string',
        given: 7,
      }),
      {
        code: 'PTC-OPTION-FEATURED-WALLET-IDS',
        message: 'Invalid option: featuredWalletIds[0]',
        retryable: false,
      },
    ))
})
