import { assert } from 'chai'
import fc from 'fast-check'
import { decodeBase58 } from '../../../domain/account/decodeBase58.js'
import { encodeBase58 } from '../../../domain/account/encodeBase58.js'
import { isSolanaAddress } from '../../../domain/account/isSolanaAddress.js'
import { isSolanaKey } from '../../../domain/account/isSolanaKey.js'

const SYSTEM_PROGRAM = '1'.repeat(32)
const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const LAST_KEY = encodeBase58(new Uint8Array(32).fill(255))

describe('a Solana key', () => {
  it('is 32 bytes in base58, whatever they are [S5-03]', () => {
    fc.assert(fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => isSolanaKey(encodeBase58(bytes))))
    for (const text of [SYSTEM_PROGRAM, TOKEN_PROGRAM, LAST_KEY]) assert.isTrue(isSolanaKey(text), text)
  })
  it('is not every text that the pattern lets through: 31, 33 bytes, or more than 32 bytes hold [S5-03]', () => {
    const wrong = [
      '1'.repeat(33),
      '1'.repeat(44),
      'z'.repeat(44),
      encodeBase58(new Uint8Array(31).fill(255)),
      encodeBase58(new Uint8Array(33).fill(1)).slice(0, 44),
    ]
    for (const text of wrong.filter((each) => isSolanaAddress(each))) assert.isFalse(isSolanaKey(text), text)
    assert.isAbove(wrong.filter((each) => isSolanaAddress(each)).length, 3)
  })
  it('has no letter that base58 leaves out', () => {
    for (const letter of ['0', 'O', 'I', 'l', '+', ' ', 'é'])
      assert.isFalse(isSolanaKey(`${TOKEN_PROGRAM.slice(0, -1)}${letter}`), letter)
  })
})

describe('base58', () => {
  it('gives back the bytes it was made of, zeros at the start included', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) =>
        assert.deepEqual(decodeBase58(encodeBase58(bytes)), bytes),
      ),
    )
    fc.assert(
      fc.property(fc.nat(5), fc.uint8Array({ maxLength: 8 }), (zeros, bytes) =>
        assert.deepEqual(
          decodeBase58('1'.repeat(zeros) + encodeBase58(bytes)),
          Uint8Array.from([...new Uint8Array(zeros), ...bytes]),
        ),
      ),
    )
  })
  it('is what the world knows by it', () => {
    assert.equal(encodeBase58(new TextEncoder().encode('Hello World!')), '2NEpo7TZRRrLZSi2U')
    assert.deepEqual(decodeBase58('2NEpo7TZRRrLZSi2U'), new TextEncoder().encode('Hello World!'))
    assert.isUndefined(decodeBase58('0OIl'))
  })
})
