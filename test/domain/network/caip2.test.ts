import { assert } from 'chai'
import fc from 'fast-check'
import * as E from 'fp-ts/Either'
import { parseCaipAddress } from '../../../domain/account/caip10.js'
import { CHAIN_NAMESPACES } from '../../../domain/network/network.js'
import { isChainNamespace, parseCaipNetworkId } from '../../../domain/network/caip2.js'

const aPart = fc.string({ minLength: 1, unit: 'binary' }).filter((text) => !text.includes(':'))
const aNamespace = fc.constantFrom(...CHAIN_NAMESPACES)
const hostileText = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom('eip155', 'solana', '', ':', '1', '__proto__', 'constructor', ' ', '0x00'), { maxLength: 7 })
    .map((parts) => parts.join(':')),
)

describe('chain namespaces', () => {
  it('are eip155, solana, polkadot, bip122 and cosmos [S3-13]', () => {
    assert.deepEqual(CHAIN_NAMESPACES, ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'])
  })

  it('are no other values', () => {
    for (const namespace of CHAIN_NAMESPACES) assert.isTrue(isChainNamespace(namespace))
    for (const text of ['', 'EIP155', 'eip155 ', 'bitcoin', '__proto__', 'constructor', 'length', '0'])
      assert.isFalse(isChainNamespace(text))
  })
})

describe('parseCaipNetworkId', () => {
  it('splits and joins two parts without change [S5-05]', () =>
    fc.assert(
      fc.property(aNamespace, aPart, (namespace, chainId) => {
        const id = `${namespace}:${chainId}`
        assert.deepEqual(parseCaipNetworkId(id), { namespace, chainId, id: `${namespace}:${chainId}` })
      }),
    ))

  for (const text of [
    '',
    ':',
    'eip155',
    'eip155:',
    ':1',
    'eip155:1:0xab',
    'eip155:1:',
    'starknet:1',
    'EIP155:1',
    ' eip155:1',
  ]) {
    it(`refuses ${JSON.stringify(text)} [S5-05]`, () => {
      assert.isUndefined(parseCaipNetworkId(text))
    })
  }

  it('accepts only two parts with a known namespace, for any text [S5-05]', () =>
    fc.assert(
      fc.property(hostileText, (text) => {
        const [namespace = '', chainId = ''] = text.split(':')
        assert.equal(
          parseCaipNetworkId(text) !== undefined,
          text.split(':').length === 2 && isChainNamespace(namespace) && chainId !== '',
        )
      }),
      { numRuns: 1_000 },
    ))
})

describe('parseCaipAddress', () => {
  it('splits and joins three parts without change [S5-04]', () =>
    fc.assert(
      fc.property(aNamespace, aPart, aPart, (namespace, chainId, address) => {
        const read = parseCaipAddress(`${namespace}:${chainId}:${address}`)
        assert.deepEqual(
          read,
          E.right({ namespace, chainId, address, caipAddress: `${namespace}:${chainId}:${address}` }),
        )
      }),
    ))

  for (const text of [
    '',
    '::',
    'eip155:1',
    'eip155:1:',
    'eip155::0xab',
    ':1:0xab',
    'eip155:1:0xab:',
    'eip155:1:0xab:1',
    'near:1:0xab',
  ]) {
    it(`refuses ${JSON.stringify(text)} [S5-04] [S8-25]`, () => {
      assert.deepEqual(parseCaipAddress(text), E.left({ _tag: 'InvalidCaipAddress', text }))
    })
  }

  it('accepts only three parts with a known namespace, for any text [S5-04]', () =>
    fc.assert(
      fc.property(hostileText, (text) => {
        const [namespace = '', chainId = '', address = ''] = text.split(':')
        const sound = text.split(':').length === 3 && isChainNamespace(namespace) && chainId !== '' && address !== ''
        assert.equal(E.isRight(parseCaipAddress(text)), sound)
      }),
      { numRuns: 1_000 },
    ))
})
