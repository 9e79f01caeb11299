import { assert } from 'chai'
import { describeInvalidOption } from '../../../domain/errors/errors.js'

describe('the error of an invalid option', () => {
  const describe = (given: unknown) =>
    describeInvalidOption({
      _tag: 'InvalidOption',
      option: 'featuredWalletIds',
      path: 'featuredWalletIds[0]',
      ...says,
      given,
    })
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
