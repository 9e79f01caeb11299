import { createHash } from 'node:crypto'
import { blake2b } from '@noble/hashes/blake2.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base58, bech32, bech32m } from '@scure/base'
import { assert } from 'chai'
import fc from 'fast-check'
import { isCosmosAddress } from '../../../../domain/account/addresses/cosmos.js'
import { isPolkadotAddress } from '../../../../domain/account/addresses/polkadot.js'
import { isLinear } from '../../../support/isLinear.js'

const POLKADOT = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const SUBSTRATE = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const COSMOS = 'cosmos1sguafvgmel6f880ryvq8efh9522p8zvmrzlcrq'
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
/** All texts that differ in one letter. */
const misread = (text: string, letters: string): readonly string[] =>
  Array.from(
    text,
    (own, place) =>
      text.slice(0, place) + (letters.replace(own, '')[place % (letters.length - 1)] ?? '') + text.slice(place + 1),
  )

/** The checksum by Node's BLAKE2b. */
const ss58 = (prefix: readonly number[], key: Uint8Array): string => {
  const body = Uint8Array.of(...prefix, ...key)
  const checksum = createHash('blake2b512').update('SS58PRE').update(body).digest().subarray(0, 2)
  return base58.encode(Uint8Array.of(...body, ...checksum))
}

describe('BLAKE2b checksums', () => {
  it('match Node’s, also over more than one block', () => {
    const texts = fc.oneof(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ minLength: 129, maxLength: 600 }))
    fc.assert(
      fc.property(texts, (bytes) => {
        assert.equal(hexOf(blake2b(bytes)), createHash('blake2b512').update(bytes).digest('hex'))
        assert.equal(hexOf(sha256(bytes)), createHash('sha256').update(bytes).digest('hex'))
      }),
    )
    for (const length of [0, 55, 56, 63, 64, 119, 120, 127, 128, 129, 256, 1 << 20]) {
      const bytes = new Uint8Array(length)
      assert.equal(hexOf(blake2b(bytes)), createHash('blake2b512').update(bytes).digest('hex'), `${length} bytes`)
      assert.equal(hexOf(sha256(bytes)), createHash('sha256').update(bytes).digest('hex'), `${length} bytes`)
    }
  })
})

describe('a Polkadot address', () => {
  it('is a key of 32 bytes with chain number and valid checksum (SS58)', () => {
    for (const text of [POLKADOT, SUBSTRATE]) assert.isTrue(isPolkadotAddress(text), text)
  })
  it('encodes its chain in one byte or two, and in no other way', () => {
    const key = new Uint8Array(32).fill(9)
    for (const prefix of [[0], [42], [63], [64, 0], [0x50, 0xac], [127, 255]])
      assert.isTrue(isPolkadotAddress(ss58(prefix, key)), String(prefix))
    for (const prefix of [[64], [127], [128], [255], [0, 0], [63, 0], [128, 0]])
      assert.isFalse(isPolkadotAddress(ss58(prefix, key)), String(prefix))
    assert.equal(ss58([42], base58.decode(SUBSTRATE).slice(1, 33)), SUBSTRATE)
  })
  it('keeps zeros of chain and key', () => {
    const zeros = ss58([0], new Uint8Array(32))
    assert.equal(zeros, '111111111111111111111111111111111HC1')
    assert.isTrue(isPolkadotAddress(zeros))
    for (const text of [zeros.slice(1), `1${zeros}`]) assert.isFalse(isPolkadotAddress(text), text)
  })
  it('is refused otherwise: a misread letter, another length, a Solana key', () => {
    for (const text of misread(POLKADOT, 'abcdefghijk')) assert.isFalse(isPolkadotAddress(text), text)
    const bytes = base58.decode(POLKADOT)
    for (const wrong of [
      '',
      'x'.repeat(200),
      base58.encode(bytes.slice(1)),
      base58.encode(bytes.slice(0, -1)),
      base58.encode(bytes.slice(1, 33)),
      `${POLKADOT.slice(0, -1)}0`,
      `${POLKADOT.slice(0, -1)}é`,
    ])
      assert.isFalse(isPolkadotAddress(wrong), wrong)
  })
  it('has 49 letters at most, and a longer text is not decoded', () => {
    assert.lengthOf(ss58([127, 255], new Uint8Array(32).fill(255)), 49)
    assert.isTrue(isPolkadotAddress(ss58([127, 255], new Uint8Array(32).fill(255))))
    assert.isTrue(isLinear(isPolkadotAddress, 'z'.repeat(2 ** 12), 'z'.repeat(2 ** 14)))
    assert.isFalse(isPolkadotAddress('z'.repeat(2 ** 20)))
  })
})

describe('a Cosmos address', () => {
  it('is bech32 data with the name of its chain as prefix', () => {
    assert.isTrue(isCosmosAddress(COSMOS))
  })
  it('has 20 or 32 bytes, with any prefix, and the checksum of bech32, not bech32m (BIP-173, BIP-350)', () => {
    for (const length of [19, 20, 21, 31, 32, 33]) {
      const bytes = new Uint8Array(length).fill(length)
      const isLength = length === 20 || length === 32
      assert.equal(isCosmosAddress(bech32.encodeFromBytes('osmo', bytes)), isLength, `${length} bytes`)
      assert.isFalse(isCosmosAddress(bech32m.encodeFromBytes('osmo', bytes)), `${length} bytes`)
    }
    const longest = 'a'.repeat(90 - 1 - 52 - 6)
    assert.isTrue(isCosmosAddress(bech32.encodeFromBytes(longest, new Uint8Array(32))))
    assert.isFalse(isCosmosAddress(bech32.encode(`${longest}a`, bech32.toWords(new Uint8Array(32)), false)))
  })
  it('has no nonzero padding bits', () => {
    const words = bech32.toWords(new Uint8Array(32))
    assert.isTrue(isCosmosAddress(bech32.encode('osmo', words)))
    assert.isFalse(isCosmosAddress(bech32.encode('osmo', [...words.slice(0, -1), 1])))
    assert.isFalse(isCosmosAddress(bech32.encode('osmo', [...words, 0])))
  })
  it('is refused otherwise: a misread letter, upper case, a Bitcoin address', () => {
    for (const text of misread(COSMOS, 'qpzry9x8gf')) assert.isFalse(isCosmosAddress(text), text)
    for (const wrong of [
      '',
      '1',
      'A12UEL5L',
      'a12uel5l',
      '1nwldj5',
      '\u007f1axkwrx',
      'split1checkupstagehandshakeupstreamerranterredcaperred2y9e3w',
      COSMOS.toUpperCase(),
      COSMOS.replace('cosmos', 'COSMOS'),
      `${COSMOS.slice(0, -1)}${COSMOS.slice(-1).toUpperCase()}`,
      'q'.repeat(1 << 20),
      `cosmos1${'q'.repeat(1 << 20)}`,
      'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    ])
      assert.isFalse(isCosmosAddress(wrong), wrong)
  })
})
