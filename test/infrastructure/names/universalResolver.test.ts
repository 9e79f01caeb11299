import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import { encodeAbiParameters, type Hex, namehash, parseAbiParameters } from 'viem'
import { nameHash } from '../../../infrastructure/names/ensCalls.js'
import { makeEns } from '../../../infrastructure/names/universalResolver.js'
import { ensOnChain } from '../../support/ensOnChain.js'
import { leftOf } from '../../support/leftOf.js'
import { rightOf } from '../../support/rightOf.js'
import { ADA, BASE_COIN, ETHEREUM } from './setUpNames.js'

const setUp = () => {
  const chain = ensOnChain()
  return { chain, ens: makeEns({ chainRpc: chain, ethereum: ETHEREUM }) }
}

const inBytes = (inner: Hex): Hex => encodeAbiParameters(parseAbiParameters('bytes, address'), [inner, ADA])
const MALFORMED = { _tag: 'Malformed', detail: 'eth_call' } as const
const WORD = '0'.repeat(64)

describe('the Universal Resolver of ENS', () => {
  it('uses name hashes (EIP-137)', () => {
    for (const name of ['eth', 'heron.eth', '👨‍👩‍👧.日本語.eth', `${'a'.repeat(200)}.eth`])
      assert.equal(`0x${nameHash(name)}`, namehash(name))
  })

  // Labels with lengths around a 32-byte word, each of which is padded.
  for (const length of [1, 27, 28, 31, 32, 63, 64, 250])
    it(`resolves a name whose first label has ${length} letters, and an address`, async () => {
      const { chain, ens } = setUp()
      const name = `${'a'.repeat(length)}.eth`
      chain.register({ [name]: { addresses: { 60: ADA, [BASE_COIN]: ADA } } })
      chain.call({ [ADA]: name })
      assert.equal(await rightOf(ens.addressOf(name, 60)), ADA)
      assert.equal(await rightOf(ens.addressOf(name, BASE_COIN)), ADA)
      assert.equal(await rightOf(ens.nameOf(ADA)), name)
    })

  for (const [what, answer] of [
    ['nothing', '0x'],
    ['no text', 5],
    ['null', null],
    ['half a byte', '0x123'],
    ['a part of a word', `0x${'0'.repeat(62)}`],
    ['an offset beyond its end', `0x${'f'.repeat(64)}${WORD}`],
    ['an offset behind its last word', `0x${'40'.padStart(64, '0')}${WORD}`],
    ['an offset of more than 32 bits', `0x${'1'.padEnd(62, '0')}20${WORD}`],
    ['a length beyond its end', `0x${'20'.padStart(64, '0')}${'21'.padStart(64, '0')}${WORD}`],
    ['a length without end', `0x${'20'.padStart(64, '0')}${'f'.repeat(64)}${WORD}`],
    ['an address of 32 bytes', inBytes(`0x${'12'.repeat(32)}`)],
    ['an address of 20 bytes that are no word', inBytes(ADA)],
    ['a part of the zero address', inBytes(`0x${'00'.repeat(12)}`)],
    ['1 MiB', `0x${'ab'.repeat(1_048_576)}`],
  ] as const)
    it(`is Malformed if it answers ${what}`, async () => {
      const { chain, ens } = setUp()
      chain.answerWith(E.right(answer))
      assert.deepEqual(await leftOf(ens.addressOf('heron.eth', 60)), MALFORMED)
      assert.deepEqual(await leftOf(ens.addressOf('heron.eth', BASE_COIN)), MALFORMED)
    })

  for (const inner of ['0x12', `${ADA}12`] as const)
    it(`is Malformed if it returns ${inner} as the bytes of an address`, async () => {
      const { chain, ens } = setUp()
      chain.answerWith(E.right(inBytes(encodeAbiParameters(parseAbiParameters('bytes'), [inner]))))
      assert.deepEqual(await leftOf(ens.addressOf('heron.eth', BASE_COIN)), MALFORMED)
    })

  it('is Malformed for a name of 256 bytes, and replaces invalid UTF-8', async () => {
    const { chain, ens } = setUp()
    chain.answerWith(E.right(inBytes(`0x${'61'.repeat(256)}`)))
    assert.deepEqual(await leftOf(ens.nameOf(ADA)), MALFORMED)
    chain.answerWith(E.right(inBytes('0xff')))
    assert.equal(await rightOf(ens.nameOf(ADA)), '\ufffd')
  })

  for (const selector of ['0x77209fe8', '0x1e9535f2', '0x7b1c461b', '0xef9c03ce'] as const)
    it(`has no result if it reverts with ${selector}`, async () => {
      const { chain, ens } = setUp()
      for (const data of [selector, `${selector}${WORD}`.toUpperCase().replace('0X', '0x')]) {
        chain.revertWith(data as Hex)
        assert.isUndefined(await rightOf(ens.addressOf('heron.eth', 60)))
        assert.isUndefined(await rightOf(ens.nameOf(ADA)))
      }
    })

  for (const [what, cause] of [
    ['no data', { code: 3 }],
    ['malformed data', { data: 5 }],
    ['nothing', undefined],
    ['an error that it does not have', { data: '0x12345678' }],
    ['an error of another length', { data: '0x77' }],
  ] as const)
    it(`fails if a node answers ${what} [S8-20]`, async () => {
      const { chain, ens } = setUp()
      chain.answerWith(E.left({ _tag: 'RequestFailed', code: -32000, message: 'no', cause }))
      assert.equal((await leftOf(ens.addressOf('heron.eth', 60)))._tag, 'NameResolutionFailed')
    })

  it('has no result if a node wraps the revert data', async () => {
    const { chain, ens } = setUp()
    const cause = { data: { data: '0x77209fe8' } }
    chain.answerWith(E.left({ _tag: 'RequestFailed', code: 3, message: 'no', cause }))
    assert.isUndefined(await rightOf(ens.addressOf('heron.eth', 60)))
  })

  it('is NotConfigured if it requires an offchain lookup, and passes on errors of a node', async () => {
    const { chain, ens } = setUp()
    chain.revertWith('0x556f1830')
    assert.deepEqual(await leftOf(ens.addressOf('heron.eth', 60)), { _tag: 'NotConfigured' })
    for (const error of [
      { _tag: 'HttpStatus', status: 429 },
      { _tag: 'TimedOut', afterMs: 10_000 },
    ] as const) {
      chain.answerWith(E.left(error))
      assert.deepEqual(await leftOf(ens.addressOf('heron.eth', 60)), error)
    }
  })
})
