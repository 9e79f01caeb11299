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

describe('the error of an invalid option', () => {
  const describe = (given: unknown) =>
    describeEarly({ _tag: 'InvalidOption', option: 'featuredWalletIds', path: 'featuredWalletIds[0]', ...says, given })
  const says = { expected: 'a string' }

  it('has its own code and the path of the option, and is not retryable [U-88]', () =>
    assert.deepEqual(describe(7), {
      code: 'PTC-OPTION-FEATURED-WALLET-IDS',
      message: 'The option "featuredWalletIds[0]" has to be a string, and is 7',
      retryable: false,
    }))

  for (const [what, given, said] of [
    ['a text, in quotes', 'dark "x"', String.raw`"dark \"x\""`],
    ['the first 64 letters of a longer text', 'ab'.repeat(40), `"${'ab'.repeat(32)}"`],
    ['a number', 0.5, '0.5'],
    ['a big number', 12n, '12'],
    ['nothing', undefined, 'undefined'],
    ['null', null, 'null'],
    ['a truth', false, 'false'],
    ['a symbol', Symbol('key'), 'Symbol(key)'],
    ['an object, and not what is in it', { secret: 'x' }, '[object Object]'],
    ['a list, and not what is in it', ['secret'], '[object Array]'],
    ['a function, and not its code', () => 'secret', '[object Function]'],
    ['an object without a prototype', Object.create(null), '[object Object]'],
  ] as const)
    it(`shows the given value: ${what}`, () => {
      assert.equal(describe(given).message, `The option "featuredWalletIds[0]" has to be a string, and is ${said}`)
    })
})
