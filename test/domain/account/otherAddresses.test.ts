import { createHash } from 'node:crypto'
import { assert } from 'chai'
import fc from 'fast-check'
import { blake2b } from '../../../domain/account/blake2b.js'
import { decodeBase58 } from '../../../domain/account/decodeBase58.js'
import { decodeBech32 } from '../../../domain/account/decodeBech32.js'
import { encodeBase58 } from '../../../domain/account/encodeBase58.js'
import { isCosmosAddress } from '../../../domain/account/isCosmosAddress.js'
import { isPolkadotAddress } from '../../../domain/account/isPolkadotAddress.js'

const POLKADOT = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const SUBSTRATE = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const COSMOS = 'cosmos1sguafvgmel6f880ryvq8efh9522p8zvmrzlcrq'
/** Every text that differs from another in one letter. */
const misread = (text: string, letters: string): readonly string[] =>
  Array.from(
    text,
    (own, place) =>
      text.slice(0, place) + (letters.replace(own, '')[place % (letters.length - 1)] ?? '') + text.slice(place + 1),
  )

describe('BLAKE2b-512', () => {
  it('is what everybody else computes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 128 }), (bytes) =>
        assert.equal(Buffer.from(blake2b(bytes)).toString('hex'), createHash('blake2b512').update(bytes).digest('hex')),
      ),
    )
  })
})

describe('bech32', () => {
  it('is read with what stands before it, in small or capital letters but not both (BIP-173, BIP-350)', () => {
    assert.deepInclude(decodeBech32('A12UEL5L'), { form: 'bech32', prefix: 'a', values: [] })
    assert.deepInclude(decodeBech32('A1LQFN3A'), { form: 'bech32m', prefix: 'a', values: [] })
    assert.equal(decodeBech32('split1checkupstagehandshakeupstreamerranterredcaperred2y9e3w')?.prefix, 'split')
    for (const text of [
      '',
      '1',
      'a12uel5',
      'A12uel5l',
      '1nwldj5',
      '\u007f1axkwrx',
      `an84characterslonghumanreadablepartthatcontainsthetheexcludedcharactersbioandnumber11d6pts4`,
    ])
      assert.isUndefined(decodeBech32(text), text)
  })
})

describe('an address of Polkadot', () => {
  it('is a key of 32 bytes with the number of its chain and a true checksum (SS58)', () => {
    for (const text of [POLKADOT, SUBSTRATE]) assert.isTrue(isPolkadotAddress(text), text)
  })
  it('is nothing else: a misread letter, another length, a key of Solana', () => {
    for (const text of misread(POLKADOT, 'abcdefghijk')) assert.isFalse(isPolkadotAddress(text), text)
    const bytes = decodeBase58(POLKADOT) ?? new Uint8Array()
    for (const wrong of [
      '',
      'x'.repeat(200),
      encodeBase58(bytes.slice(1)),
      encodeBase58(bytes.slice(0, -1)),
      encodeBase58(bytes.slice(1, 33)),
    ])
      assert.isFalse(isPolkadotAddress(wrong), wrong)
  })
})

describe('an address of Cosmos', () => {
  it('is bytes in bech32 behind the name of its chain', () => {
    assert.isTrue(isCosmosAddress(COSMOS))
  })
  it('is nothing else: a misread letter, capitals, an address of Bitcoin', () => {
    for (const text of misread(COSMOS, 'qpzry9x8gf')) assert.isFalse(isCosmosAddress(text), text)
    for (const wrong of [
      '',
      COSMOS.toUpperCase(),
      'bc1qcr8te4kr609gcawutmrza0j4xv80jy8z306fyu',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    ])
      assert.isFalse(isCosmosAddress(wrong), wrong)
  })
})
