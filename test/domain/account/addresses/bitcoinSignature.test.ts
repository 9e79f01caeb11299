import { assert } from 'chai'
import { toBase64Signature } from '../../../../domain/account/addresses/bitcoinSignature.js'

describe('a Bitcoin signature from a wallet', () => {
  it('is converted to base64 (BIP-322), from hex of either case', () => {
    const bytes = Uint8Array.from({ length: 70 }, (_, at) => (at * 37) % 256)
    const inBase64 = Buffer.from(bytes).toString('base64')
    const inHex = Buffer.from(bytes).toString('hex')
    assert.equal(toBase64Signature(inHex), inBase64)
    assert.equal(toBase64Signature(inHex.toUpperCase()), inBase64)
  })

  it('is refused unless it is whole bytes in hex', () => {
    for (const text of ['abc', 'zz', '0xab', 'AkgwRQIh', ' ab', 'é']) assert.isUndefined(toBase64Signature(text), text)
  })
})
