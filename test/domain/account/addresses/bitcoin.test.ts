import { createHash } from 'node:crypto'
import { base58, bech32, bech32m } from '@scure/base'
import { assert } from 'chai'
import fc from 'fast-check'
import { isBitcoinAddress, segwitPrefixOf } from '../../../../domain/account/addresses/bitcoin.js'

const BASE58_LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const MAINNET = 'bip122:000000000019d6689c085ae165831e93'
const TESTNET = 'bip122:000000000933ea01ad0ee984209779ba'
const SIGNET = 'bip122:00000008819873e925422c1ff0f99f7c'
const REGTEST = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const OWN = [MAINNET, TESTNET, SIGNET, REGTEST] as const
const LITECOIN = 'bip122:12a765e31ffd4059bada1e25190f6e98'

/** Examples of BIP-350. */
const SEGWIT = {
  bc: ['BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  tb: [
    'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7',
    'tb1qqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesrxh6hy',
    'tb1pqqqqp399et2xygdj5xreqhjjvcmzhxw4aywxecjdzew6hylgvsesf3hn0c',
  ],
} as const
/** Invalid examples of BIP-350, with the reason. */
const NO_SEGWIT = [
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
  'tb1z0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqglt7rf',
  'BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh',
  'tb1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq24jc47',
  'bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4',
  'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R',
  'bc1pw5dgrnzv',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
  'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P',
  'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq47Zagq',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf',
  'tb1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vpggkg4j',
  'bc1gmk9yu',
  'A1LQFN3A',
  '16plkw9',
  '',
  '1',
]

/** Valid by BIP-350, but spendable by anybody: Taproot of other lengths, and versions without rules. */
const FREE_FOR_ALL = [
  'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
  'bc1pfeessrawgf',
  'BC1SW50QGDZ25J',
  'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
]

const hashed = (bytes: Uint8Array): Uint8Array =>
  createHash('sha256').update(createHash('sha256').update(bytes).digest()).digest()
const inBase58 = (version: number, hash: Uint8Array): string => {
  const bytes = Uint8Array.of(version, ...hash)
  return base58.encode(Uint8Array.of(...bytes, ...hashed(bytes).subarray(0, 4)))
}
const hashes = fc.uint8Array({ minLength: 20, maxLength: 20 })

describe('a Bitcoin address', () => {
  it('in segwit format is valid only with a correct checksum, program and alphabet [S5-03]', () => {
    for (const [prefix, addresses] of Object.entries(SEGWIT))
      for (const address of addresses) assert.equal(segwitPrefixOf(address), prefix, address)
    for (const text of NO_SEGWIT) assert.isUndefined(segwitPrefixOf(text), text)
  })
  it('is refused if anybody could spend from it: versions 2 to 16, and Taproot of another length [S5-03]', () => {
    for (const text of FREE_FOR_ALL) assert.isUndefined(segwitPrefixOf(text), text)
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 16 }), fc.integer({ min: 2, max: 40 }), (version, length) => {
        const words = [version, ...bech32.toWords(new Uint8Array(length).fill(version))]
        assert.isFalse(isBitcoinAddress(bech32m.encode('bc', words), MAINNET))
      }),
    )
  })
  it('with version 0 has the bech32 checksum, with version 1 that of bech32m, and never the other', () => {
    fc.assert(
      fc.property(fc.constantFrom(0, 1), fc.boolean(), (version, modern) => {
        const words = [version, ...bech32.toWords(new Uint8Array(32).fill(version))]
        const address = (modern ? bech32m : bech32).encode('bc', words)
        assert.equal(segwitPrefixOf(address), modern === version > 0 ? 'bc' : undefined, address)
      }),
    )
  })
  it('is written in lower or in upper case, and not mixed', () => {
    for (const address of Object.values(SEGWIT).flat()) {
      for (const text of [address.toLowerCase(), address.toUpperCase()]) assert.isDefined(segwitPrefixOf(text), text)
      const small = address.toLowerCase()
      for (const text of [
        small.slice(0, 5).toUpperCase() + small.slice(5),
        small.slice(0, -1) + small.slice(-1).toUpperCase(),
      ])
        if (text !== small) assert.isUndefined(segwitPrefixOf(text), text)
    }
  })
  it('with leading zeros keeps all of them: one letter per zero byte', () => {
    const zeros = inBase58(0, new Uint8Array(20))
    assert.equal(zeros, '1111111111111111111114oLvT2')
    assert.isTrue(isBitcoinAddress(zeros, MAINNET))
    for (const text of [zeros.slice(1), `1${zeros}`]) assert.isFalse(isBitcoinAddress(text, MAINNET), text)
  })
  it('is valid on its own chain only: mainnet, the test chains, or regtest', () => {
    for (const address of SEGWIT.bc)
      assert.deepEqual(
        OWN.map((chain) => isBitcoinAddress(address, chain)),
        [true, false, false, false],
        address,
      )
    for (const address of SEGWIT.tb)
      assert.deepEqual(
        OWN.map((chain) => isBitcoinAddress(address, chain)),
        [false, true, true, false],
        address,
      )
    fc.assert(
      fc.property(hashes, (hash) => {
        for (const version of [0x00, 0x05])
          assert.deepEqual(
            OWN.map((chain) => isBitcoinAddress(inBase58(version, hash), chain)),
            [true, false, false, false],
          )
        for (const version of [0x6f, 0xc4])
          assert.deepEqual(
            OWN.map((chain) => isBitcoinAddress(inBase58(version, hash), chain)),
            [false, true, true, true],
          )
      }),
    )
    assert.isTrue(isBitcoinAddress('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', MAINNET))
  })
  it('is refused with one letter changed, by its checksum', () => {
    fc.assert(
      fc.property(hashes, fc.nat(), fc.nat(57), (hash, where, letter) => {
        const address = inBase58(0, hash)
        const place = where % address.length
        const changed = `${address.slice(0, place)}${BASE58_LETTERS.charAt(letter)}${address.slice(place + 1)}`
        assert.equal(isBitcoinAddress(changed, MAINNET), changed === address)
      }),
    )
  })
  it('on an unknown chain may have any prefix, but needs a valid checksum', () => {
    const address = inBase58(0x30, new Uint8Array(20).fill(7))
    assert.isTrue(isBitcoinAddress(address, LITECOIN))
    assert.isFalse(isBitcoinAddress(address, MAINNET))
    assert.isFalse(isBitcoinAddress(`${address.slice(0, -1)}1`, LITECOIN))
    const segwit = bech32.encode('ltc', [0, ...bech32.toWords(new Uint8Array(20).fill(7))])
    assert.isTrue(isBitcoinAddress(segwit, LITECOIN))
    assert.isFalse(isBitcoinAddress(segwit, MAINNET))
  })
  it('in base58 encodes a hash of 20 bytes, at most 35 letters, and no other length', () => {
    const longest = inBase58(0xc4, new Uint8Array(20).fill(255))
    assert.lengthOf(longest, 35)
    assert.isTrue(isBitcoinAddress(longest, TESTNET))
    for (const bytes of [0, 19, 21, 32]) {
      const text = inBase58(0, new Uint8Array(bytes).fill(7))
      for (const chain of [MAINNET, LITECOIN] as const) assert.isFalse(isBitcoinAddress(text, chain), text)
    }
  })
  it('is refused in any other format, however long', () => {
    const evm = `0x${'a1'.repeat(20)}`
    const solana = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
    for (const text of [
      evm,
      solana,
      '1'.repeat(26),
      'z'.repeat(100_000),
      'bc1'.repeat(30_000),
      `bc1q${'q'.repeat(80)}`,
      ' ',
      'é',
    ])
      assert.isFalse(isBitcoinAddress(text, MAINNET), text.slice(0, 50))
    assert.lengthOf(base58.decode(inBase58(0, new Uint8Array(20))), 25)
  })
})
