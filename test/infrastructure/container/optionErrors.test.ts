import { assert } from 'chai'
import { PorticoError } from '../../../domain/errors/PorticoError.js'
import { createPortico } from '../../../infrastructure/container/checkedPortico.js'
import { mainnet } from '../../../networks.js'

/** Errors for a host without a compiler. */
const errorOf = (options: object): PorticoError => {
  try {
    createPortico({ networks: [mainnet], ...options }).destroy()
  } catch (error) {
    if (error instanceof PorticoError) return error
    throw error
  }
  throw new Error('nothing was refused')
}

describe('the error of an invalid option', () => {
  for (const [what, options, path, expected, given] of [
    [
      'in a list',
      { features: { socials: ['google', 'myspace'] } },
      'features.socials[1]',
      /^one of google,x,/,
      '"myspace"',
    ],
    ['in an entry', { customWallets: [{ id: 'a', name: 'A', rdns: 7 }] }, 'customWallets[0].rdns', 'a string', '7'],
    [
      'in a table',
      { theme: { variables: { dark: { accent: null } } } },
      'theme.variables.dark.accent',
      'a string',
      'null',
    ],
    ['of the wrong kind', { messages: new Map() }, 'messages', 'a table', '[object Map]'],
    ['that contradicts', { networks: [{ ...mainnet, id: 10 }] }, 'networks[0].id', '1, as in caipNetworkId', '10'],
    ['that is missing', { networks: [{ ...mainnet, name: undefined }] }, 'networks[0].name', 'a string', 'undefined'],
    [
      'of an unknown namespace',
      { networks: [{ ...mainnet, caipNetworkId: 'tron:1' }] },
      'networks[0].caipNetworkId',
      /solana/,
      '"tron:1"',
    ],
    ['that is no word', { theme: { mode: 'blue' } }, 'theme.mode', /light\|dark\|system/, '"blue"'],
    ['that is needed', { features: { legalCheckbox: true } }, 'legal', 'a table', 'undefined'],
  ] as const)
    it(`names its path, the expected and the given value: of one ${what}`, () => {
      const error = errorOf(options)
      const { cause, message } = error
      assert.equal(cause._tag === 'InvalidOption' && cause.path, path)
      if (cause._tag !== 'InvalidOption') return
      if (typeof expected === 'string') assert.equal(cause.expected, expected)
      else assert.match(cause.expected, expected)
      assert.equal(message, `The option "${path}" has to be ${cause.expected}, and is ${given}`)
      assert.equal(error.docs, `docs/errors.md#${error.code.toLowerCase()}`)
      assert.isFalse(error.retryable)
    })

  it('links to where the host has errors explained, unless that option is invalid too', () => {
    assert.equal(errorOf({ start: 'later', errorDocs: 'https://a.example' }).docs, 'https://a.example#ptc-option-start')
    for (const errorDocs of ['', 7, Symbol('docs'), { toString: null }])
      assert.match(errorOf({ networks: [], errorDocs }).docs, /^docs\/errors\.md#/)
  })

  for (const nothing of [undefined, null, 5, true, 'options', Symbol('options'), [], () => undefined, {}])
    it(`reports missing networks if the options are no object: ${String(nothing) || 'a list'}`, () => {
      const making = (): unknown => Reflect.apply(createPortico, undefined, [nothing])
      assert.throws(making, PorticoError, 'The option "networks" has to be a list, and is undefined')
    })
})
