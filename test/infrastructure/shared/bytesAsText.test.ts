import { assert } from 'chai'
import fc from 'fast-check'
import { fromBase64, isBase64, toBase64 } from '../../../infrastructure/shared/bytesAsText.js'
import { fromHex, toHex } from '../../../infrastructure/shared/hexBytes.js'
import { toHexChainId } from '../../../domain/network/hexChainId.js'

const LARGE = 1 << 20

describe('bytes as text', () => {
  it('match Node’s output, and are read back, in base64 and hex', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 80 }), (bytes) => {
        assert.equal(toBase64(bytes), Buffer.from(bytes).toString('base64'))
        assert.equal(toHex(bytes), Buffer.from(bytes).toString('hex'))
        for (const read of [fromBase64(toBase64(bytes)), fromHex(toHex(bytes)), fromHex(toHex(bytes).toUpperCase())])
          assert.deepEqual(read, bytes)
      }),
    )
  })
  it('are read from base64 without padding, as some wallets write it', () => {
    assert.deepEqual(fromBase64('YQ'), Uint8Array.of(0x61))
    for (const text of ['YQ=', 'Y', 'a-_b', 'é']) assert.isUndefined(fromBase64(text), text)
  })
  it('are rejected in another format, and if empty where some are required', () => {
    for (const value of ['', 'abc', '0x00', 'zz', ' 00', '00 ', undefined, 7]) assert.isUndefined(fromHex(value))
    for (const value of ['', '=', undefined, 7]) assert.isFalse(isBase64(value))
    assert.isTrue(isBase64('YQ=='))
  })
  it('are read and refused fast for a megabyte', () => {
    const bytes = new Uint8Array(LARGE).fill(0xfb)
    assert.deepEqual(fromBase64(toBase64(bytes)), bytes)
    assert.deepEqual(fromHex(toHex(bytes)), bytes)
    assert.isUndefined(fromBase64(`${'='.repeat(LARGE)}a`))
    assert.isUndefined(fromHex(`${'0'.repeat(LARGE)}xx`))
  }).timeout(5_000)
})

describe('the number of an EVM chain', () => {
  it('is formatted by EIP-1193, however large', () => {
    assert.equal(toHexChainId('eip155:1'), '0x1')
    assert.equal(toHexChainId('eip155:31337'), '0x7a69')
    assert.equal(toHexChainId('eip155:18446744073709551615'), '0xffffffffffffffff')
  })
})
