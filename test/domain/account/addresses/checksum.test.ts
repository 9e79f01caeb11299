import { assert } from 'chai'
import { toChecksumAddress } from '../../../../domain/account/addresses/checksum.js'

/** The examples of EIP-55. */
const ADDRESSES = [
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]

describe('the checksum of an EVM address (EIP-55)', () => {
  it('is applied to an address in any spelling', () => {
    for (const address of ADDRESSES)
      for (const spelt of [address, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`])
        assert.equal(toChecksumAddress(spelt), address)
  })

  it('is undefined for anything else', () => {
    const [address = ''] = ADDRESSES
    const lower = address.toLowerCase()
    for (const other of ['', lower.slice(0, -1), `${lower}0`, `x${lower}`, lower.slice(2), `${lower.slice(0, -1)}g`])
      assert.equal(toChecksumAddress(other), other)
  })
})
