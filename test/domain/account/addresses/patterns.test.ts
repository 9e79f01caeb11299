import { assert } from 'chai'
import fc from 'fast-check'
import { isEvmAddress, isSolanaAddress, isTransactionHash } from '../../../../domain/account/addresses/patterns.js'
import { truncateAddress } from '../../../../domain/account/truncateAddress.js'
import { truncateEmail } from '../../../../domain/login/emailLogin.js'

const HEX = '0123456789abcdefABCDEF'
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const textOf = (alphabet: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.nat(alphabet.length - 1).map((index) => alphabet.charAt(index)), minLength, maxLength })

describe('isEvmAddress', () => {
  it('accepts 40 hex characters, with or without 0x [S5-02]', () =>
    fc.assert(
      fc.property(textOf(HEX, 40, 40), (digits) => {
        assert.isTrue(isEvmAddress(digits))
        assert.isTrue(isEvmAddress(`0x${digits}`))
      }),
    ))

  it('accepts no other length [S5-02]', () =>
    fc.assert(
      fc.property(
        textOf(HEX, 0, 80).filter(({ length }) => length !== 40),
        (digits) => {
          assert.isFalse(isEvmAddress(`0x${digits}`))
        },
      ),
    ))

  for (const text of [
    '',
    '0x',
    `0x${'g'.repeat(40)}`,
    `0x${'a'.repeat(39)} `,
    ` 0x${'a'.repeat(40)}`,
    `0x${'a'.repeat(40)}\n`,
    `0x0x${'a'.repeat(38)}`,
  ]) {
    it(`refuses ${JSON.stringify(text)}`, () => assert.isFalse(isEvmAddress(text)))
  }
})

describe('isTransactionHash', () => {
  const HASH = `0x${'aB'.repeat(32)}`

  it('accepts 0x and 64 hex digits, and no surrounding text [S5-16]', () => {
    assert.isTrue(isTransactionHash(HASH))
    for (const text of [
      `x${HASH}`,
      `0x${HASH}`,
      ` ${HASH}`,
      `${HASH} `,
      `${HASH}\n`,
      `https://scan.example/tx/${HASH}`,
    ])
      assert.isFalse(isTransactionHash(text), text)
  })

  it('accepts no value that only converts to such a text [S5-16]', () => {
    for (const value of [[HASH], { toString: () => HASH }, new String(HASH)]) assert.isFalse(isTransactionHash(value))
  })
})

describe('isSolanaAddress', () => {
  it('accepts 32 to 44 base58 characters and no other number [S5-03]', () =>
    fc.assert(
      fc.property(textOf(BASE58, 0, 60), (text) => {
        assert.equal(isSolanaAddress(text), text.length >= 32 && text.length <= 44)
      }),
      { numRuns: 500 },
    ))

  it('accepts the lengths at both ends [S5-03]', () => {
    assert.deepEqual(
      [31, 32, 44, 45].map((length) => isSolanaAddress('1'.repeat(length))),
      [false, true, true, false],
    )
  })

  for (const letter of ['0', 'O', 'I', 'l', ' ', '\n', '-', 'é']) {
    it(`refuses ${JSON.stringify(letter)}, which is not base58 [S5-03]`, () => {
      assert.isFalse(isSolanaAddress('1'.repeat(31) + letter))
      assert.isFalse(isSolanaAddress('1'.repeat(40) + letter))
    })
  }
})

describe('truncateAddress', () => {
  it('shows the first 4 and the last 6 characters [S5-21]', () => {
    assert.equal(truncateAddress('0xAbCdEf0123456789AbCdEf0123456789AbCdEf01'), '0xAb…CdEf01')
  })

  it('always keeps both ends, and shortens no short text [S5-21]', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (address) => {
        const shown = truncateAddress(address)
        if (address.length <= 10) assert.equal(shown, address)
        else assert.equal(shown, `${address.slice(0, 4)}…${address.slice(address.length - 6)}`)
      }),
    ))
})

describe('truncateEmail', () => {
  it('shows an e-mail address of 30 characters whole [S5-19]', () => {
    assert.equal(truncateEmail(`${'a'.repeat(18)}@example.com`), `${'a'.repeat(18)}@example.com`)
  })

  it('shortens an e-mail address over 30 characters, keeping its domain readable [S5-19]', () => {
    assert.equal(truncateEmail(`${'a'.repeat(19)}@example.com`), `${'a'.repeat(17)}…@example.com`)
  })

  it('shows 30 characters at most, for any text [S5-19]', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 90 }), fc.string({ maxLength: 90 }), (local, domain) => {
        const email = `${local}@${domain}`
        const shown = truncateEmail(email)
        assert.isAtMost(shown.length, 30)
        assert.equal(shown.includes('…') && shown !== email, email.length > 30)
      }),
    ))
})
