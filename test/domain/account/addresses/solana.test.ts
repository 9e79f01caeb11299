import { base58 } from '@scure/base'
import { assert } from 'chai'
import fc from 'fast-check'
import {
  BASE58_BYTES,
  decodeBase58,
  encodeBase58,
  isSolanaKey,
  isSolanaSignature,
} from '../../../../domain/account/addresses/solana.js'
import { isSolanaAddress } from '../../../../domain/account/addresses/patterns.js'

const SYSTEM_PROGRAM = '1'.repeat(32)
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const LAST_KEY = base58.encode(new Uint8Array(32).fill(255))

describe('a Solana key', () => {
  it('is any 32 bytes in base58 [S5-03]', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => isSolanaKey(base58.encode(bytes))),
    )
    for (const text of [SYSTEM_PROGRAM, TOKEN_PROGRAM, LAST_KEY]) assert.isTrue(isSolanaKey(text), text)
  })
  it('is stricter than the pattern: 31 or 33 bytes, or a value over 32 bytes, are refused [S5-03]', () => {
    const wrong = [
      '1'.repeat(33),
      '1'.repeat(44),
      'z'.repeat(44),
      base58.encode(new Uint8Array(31).fill(255)),
      base58.encode(new Uint8Array(33).fill(1)).slice(0, 44),
    ]
    for (const text of wrong.filter((each) => isSolanaAddress(each))) assert.isFalse(isSolanaKey(text), text)
    assert.isAbove(wrong.filter((each) => isSolanaAddress(each)).length, 3)
  })
  it('has no letter outside the base58 alphabet', () => {
    for (const letter of ['0', 'O', 'I', 'l', '+', ' ', 'é'])
      assert.isFalse(isSolanaKey(`${TOKEN_PROGRAM.slice(0, -1)}${letter}`), letter)
  })
})

describe('a Solana signature', () => {
  it('is any 64 bytes in base58', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ maxLength: 70 }),
        (bytes) => isSolanaSignature(base58.encode(bytes)) === (bytes.length === 64),
      ),
    )
    for (const byte of [0, 255]) assert.isTrue(isSolanaSignature(base58.encode(new Uint8Array(64).fill(byte))))
  })
  it('is refused without decoding if too long', () => {
    for (const text of ['', 'z'.repeat(89), 'z'.repeat(1 << 20), '1'.repeat(1 << 20)])
      assert.isFalse(isSolanaSignature(text))
  })
})

describe('base58', () => {
  it('round-trips bytes, including leading zeros', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) =>
        assert.deepEqual(decodeBase58(base58.encode(bytes)), bytes),
      ),
    )
    fc.assert(
      fc.property(fc.nat(5), fc.uint8Array({ maxLength: 8 }), (zeros, bytes) =>
        assert.deepEqual(
          decodeBase58('1'.repeat(zeros) + base58.encode(bytes)),
          Uint8Array.from([...new Uint8Array(zeros), ...bytes]),
        ),
      ),
    )
  })
  it('matches known values', () => {
    assert.equal(base58.encode(new TextEncoder().encode('Hello World!')), '2NEpo7TZRRrLZSi2U')
    assert.deepEqual(decodeBase58('2NEpo7TZRRrLZSi2U'), new TextEncoder().encode('Hello World!'))
    for (const text of ['0OIl', ' 1', '1 ', 'é', '\u0000']) assert.isUndefined(decodeBase58(text), text)
    assert.deepEqual(decodeBase58(''), new Uint8Array())
    assert.deepEqual(decodeBase58('11'), new Uint8Array(2))
  })
  it('is limited to 2 KiB, or 2,797 letters [S-12]', () => {
    const most = new Uint8Array(BASE58_BYTES).fill(255)
    const text = encodeBase58(most) ?? ''
    assert.equal(text.length, 2_797)
    assert.deepEqual(decodeBase58(text), most)
    assert.isUndefined(encodeBase58(new Uint8Array(BASE58_BYTES + 1)))
    assert.isUndefined(decodeBase58('1'.repeat(2_798)))
  })
})
