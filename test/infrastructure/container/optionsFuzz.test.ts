import { assert } from 'chai'
import fc from 'fast-check'
import sinon from 'sinon'
import type { PortBinder } from '../../../application/api/options.js'
import type { Portico, PorticoOptions } from '../../../application/portico.js'
import * as PORTS from '../../../application/ports/tokens.js'
import { PorticoError } from '../../../domain/errors/PorticoError.js'
import { createPortico, wrongPart } from '../../../infrastructure/container/checkedPortico.js'
import { fakeConnectorRegistry } from '../../fakes/fakeConnectorRegistry.js'
import { fakeHostEnvironment } from '../../fakes/fakeHostEnvironment.js'
import { fakeLog } from '../../fakes/fakeLog.js'
import { fakePairing } from '../../fakes/fakePairing.js'
import { fakeWalletConnector } from '../../fakes/fakeWalletConnector.js'
import { RIGHT_OPTIONS } from './rightOptions.js'

/** Number of invalid options to check, and of those to give to a page: a working one opens its modal. */
const [REFUSED, OTHERS] = [2_000, 120] as const
const SEED = 34

const override = ({ value }: PortBinder): void => {
  value(PORTS.CONNECTOR_REGISTRY, fakeConnectorRegistry([fakeWalletConnector({ id: 'heron' })]))
  value(PORTS.HOST_ENVIRONMENT, fakeHostEnvironment())
  value(PORTS.PAIRING, fakePairing())
  value(PORTS.LOG, fakeLog())
}
const RIGHT = { ...RIGHT_OPTIONS, start: 'intent', override }

type Path = readonly [string, ...string[]]

const below = (value: unknown, at: readonly string[]): readonly Path[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(
        ([name, each]): readonly Path[] => [[...at, name], ...below(each, [...at, name])] as never,
      )

/** The paths of the options: each option, and each part of each. */
const PATHS = below(RIGHT, [])

const readAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((table, name) => Reflect.get(Object(table) as object, name), value)

/** A copy with another value at the path. */
const withAt = (value: unknown, [name, ...rest]: readonly string[], put: unknown): unknown => {
  if (name === undefined) return put
  if (typeof value !== 'object' || value === null) return value
  const copy: object = Array.isArray(value) ? value.slice() : { ...value }
  // Also under names that objects inherit, such as `__proto__`.
  const changed = { value: withAt(Reflect.get(value, name), rest, put), enumerable: true, writable: true }
  return Object.defineProperty(copy, name, { ...changed, configurable: true })
}

const kindOf = (value: unknown): string => ({}).toString.call(value).replace('AsyncFunction', 'Function')

const odd: unknown = JSON.parse('{"__proto__":5,"constructor":7}')
const bare: unknown = Object.create(null)
/** A value of each kind that may be given by mistake. */
const SOME: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, NaN, 10n, '', '5', 'myspace', 'toString', 'eip155', 'javascript:alert(1)', Symbol('s')],
  ...[{}, [], new Array<unknown>(2), [undefined], [null], [[]], ['myspace'], { length: 1 }, bare, { toString: 1 }],
  ...[() => undefined, async () => 5, new Map(), new Set(['a']), new Date(NaN), /a/, Promise.resolve(), new Error('a')],
  odd,
]
const anything = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...SOME) },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 2, withNullPrototype: true, withSparseArray: true, withMap: true }) },
)

/** Options that accept a second kind: a list or `false`, sessions or tools, a network id as a number. */
const TWO_KINDS: Readonly<Record<string, string>> = {
  '[object Boolean]': 'features.socials features.swaps features.onramp',
  '[object Function]': 'siwx',
  '[object Number]': 'networks.1.id',
}

/** An option with a part of the wrong kind. */
const ofAnotherKind = fc.tuple(fc.constantFrom(...PATHS), anything).filter(([path, put]) => {
  const kind = kindOf(put)
  return (
    put !== undefined && kind !== kindOf(readAt(RIGHT, path)) && !TWO_KINDS[kind]?.split(' ').includes(path.join('.'))
  )
})

/** Names that every object has, and unknown names. */
const aName = fc.constantFrom('constructor', '__proto__', 'toString', 'nonsense', '0', '7')

/** Options with up to two parts replaced or added. */
const changed = fc
  .array(fc.tuple(fc.constantFrom(...PATHS), fc.option(aName, { freq: 5, nil: undefined }), anything), {
    minLength: 1,
    maxLength: 2,
  })
  .map((changes) =>
    changes.reduce<unknown>((options, [path, name, put]) => {
      const isList = Array.isArray(readAt(options, path))
      return withAt(options, name === undefined || (isList && !/\d/.test(name)) ? path : [...path, name], put)
    }, RIGHT),
  )

const made = (options: unknown): Portico | PorticoError => {
  try {
    return createPortico(options as PorticoOptions)
  } catch (error) {
    if (error instanceof PorticoError) return error
    throw error
  }
}

/** Checks that a visitor can connect to an account. */
const checkConnecting = async (portico: Portico, options: unknown): Promise<void> => {
  const isOwn = readAt(options, ['override']) === override
  try {
    await portico.open()
    assert.equal(portico.modal.value._tag, 'Open')
    const hasEvm = portico.network.value.networks.some(({ chainNamespace }) => chainNamespace === 'eip155')
    if (!isOwn || !hasEvm || portico.features.value.legalCheckbox) return
    assert.include(
      portico.wallets.value.rows.map(({ id }) => id),
      'heron',
    )
    await portico.connect('heron')
    assert.equal(portico.account('eip155').value.status, 'connected')
  } catch (error) {
    // A function that binds nothing, or cannot be called, is a host mistake.
    if (isOwn || !(error instanceof PorticoError) || error.code !== 'PTC-NOT-STARTED') throw error
  } finally {
    portico.destroy()
  }
}

const toPath = (path: string): readonly string[] => path.split(/\]?[.[]|\]/).filter((name) => name !== '')

/** Checks that an option error is as documented: for this option, and for a part with the given value. */
const checkRefusal = ({ code, cause, message }: PorticoError, options: unknown): void => {
  assert.match(code, /^PTC-OPTION-[A-Z-]+$/)
  if (cause._tag !== 'InvalidOption') assert.fail(cause._tag)
  const { option, path, expected, given } = cause
  assert.equal(code, `PTC-OPTION-${option.replace(/[A-Z]/g, '-$&').toUpperCase()}`)
  assert.include(message, `The option "${path}" has to be ${expected}, and is `)
  assert.match(path, new RegExp(`^${option}(?![a-zA-Z])`))
  if (!/eip155:1|button\.connect/.test(path)) assert.deepEqual(readAt(options, toPath(path)), given)
}

describe('an invalid option of any kind', () => {
  before(() => sinon.stub(globalThis, 'fetch').rejects(new TypeError('offline')))
  after(() => sinon.restore())

  it('is absent from the base case of all others', async () => {
    const portico = made(RIGHT)
    if (portico instanceof PorticoError) throw portico
    await checkConnecting(portico, RIGHT)
  })

  it('is rejected by its code, at the part of the wrong kind', () => {
    fc.assert(
      fc.property(ofAnotherKind, ([path, put]) => {
        const options = withAt(RIGHT, path, put)
        const error = wrongPart(options) ?? assert.fail(`${path.join('.')} may be ${kindOf(put)}`)
        checkRefusal(error, options)
        const { cause } = error
        assert.equal(cause._tag === 'InvalidOption' && cause.option, path[0])
      }),
      { numRuns: REFUSED, seed: SEED },
    )
  })

  it('is rejected by its code, or works: the modal opens, and a wallet connects', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof({ weight: 1, arbitrary: anything }, { weight: 40, arbitrary: changed }),
        async (options) => {
          const outcome = made(options)
          if (outcome instanceof PorticoError) checkRefusal(outcome, options)
          else await checkConnecting(outcome, options)
        },
      ),
      { numRuns: OTHERS, seed: SEED },
    )
  })
})
