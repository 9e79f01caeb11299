import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import { toChecksumAddress } from '../../../../domain/account/addresses/checksum.js'
import { parseEvmAddress } from '../../../../domain/account/addresses/evm.js'

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

describe('an EVM receiver address', () => {
  it('is returned with its checksum, from lower case, upper case, or checksum case [W-47]', () => {
    for (const text of [ADDRESS, ADDRESS.toLowerCase(), `0x${ADDRESS.slice(2).toUpperCase()}`])
      assert.deepEqual(parseEvmAddress(text), E.right(ADDRESS))
  })
  it('is refused with the case of any one letter changed (EIP-55)', () => {
    for (const [index, letter] of Array.from(ADDRESS).entries()) {
      if (index < 2 || !/[a-f]/i.test(letter)) continue
      const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
      const text = ADDRESS.slice(0, index) + other + ADDRESS.slice(index + 1)
      assert.deepEqual(parseEvmAddress(text), E.left('WrongChecksum'), text)
    }
  })
  it('has 0x and 40 digits, and nothing else', () => {
    const lower = ADDRESS.toLowerCase()
    for (const text of [
      '',
      '0x',
      lower.slice(2),
      lower.slice(0, -1),
      `${lower}0`,
      ` ${lower}`,
      `${lower}\n`,
      `0X${lower.slice(2)}`,
      `0x${lower}`,
      `to ${lower}`,
    ])
      assert.deepEqual(parseEvmAddress(text), E.left('MalformedAddress'), text)
  })
  it('is unchanged after being read twice', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^0x[0-9a-f]{40}$/), (text) => {
        assert.deepEqual(parseEvmAddress(text), E.right(toChecksumAddress(text)))
        assert.deepEqual(parseEvmAddress(toChecksumAddress(text)), parseEvmAddress(text))
      }),
    )
  })
})
