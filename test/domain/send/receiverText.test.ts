import { assert } from 'chai'
import * as E from 'fp-ts/Either'
import fc from 'fast-check'
import type { ChainNamespace } from '../../../domain/network/network.js'
import { nameIn, type NameLookup } from '../../../domain/send/receiverName.js'
import { readReceiver, type ReceiverProblem } from '../../../domain/send/receiverText.js'

const FROM = `0x${'a1'.repeat(20)}`
const CONTRACT = `0x${'c0'.repeat(20)}`
/** With its checksum (EIP-55). */
const EVM = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const DIGITS = EVM.slice(2)
const SOLANA = '7cVfgArCheMR6Cs4t6vz5rfnqd56vZq4ndaBrY5xkxXy'
const SEGWIT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const TAPROOT = 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr'
const LEGACY = ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy']
const COSMOS = ['cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02', 'osmo1hsk6jryyqjfhp5dhc55tc9jtckygx0epw0ll8l']
const ICAP = 'XE7338O073KYGTWWZN0F2WZ0R8PX5ZPPZS'

const read = (text: string, namespace: ChainNamespace = 'eip155', from = FROM, contract = CONTRACT) =>
  readReceiver(text, { namespace, from, contract, lookup: undefined })
const problem = (_tag: Exclude<ReceiverProblem['_tag'], 'OtherChain' | 'NameFailed'>) =>
  E.left<ReceiverProblem>({ _tag })
const like = (of: Extract<ReceiverProblem, { _tag: 'OtherChain' }>['of']) =>
  E.left<ReceiverProblem>({ _tag: 'OtherChain', of })

describe('the text in the receiver field', () => {
  it('is an EVM address in lower, upper or checksum case, and gets its checksum [W-47]', () => {
    for (const text of [EVM, EVM.toLowerCase(), `0x${DIGITS.toUpperCase()}`, ` \t${EVM}\n`])
      assert.deepEqual(read(text), E.right({ address: EVM }))
  })

  it('has a wrong checksum if the case of any one letter changes, and never in another format [W-47]', () => {
    const letters = Array.from(DIGITS, (digit, index) => (/[a-f]/i.test(digit) ? [index] : [])).flat()
    fc.assert(
      fc.property(fc.constantFrom(...letters), (index) => {
        const digit = DIGITS.charAt(index)
        const other = digit === digit.toLowerCase() ? digit.toUpperCase() : digit.toLowerCase()
        const text = `0x${DIGITS.slice(0, index)}${other}${DIGITS.slice(index + 1)}`
        assert.deepEqual(read(text), problem('WrongChecksum'))
      }),
    )
    const others = [DIGITS, `0X${DIGITS}`, `${EVM}0`, EVM.slice(0, -1), EVM.replace('7', 'g'), `${EVM}\u200b`]
    for (const text of [...others, `ethereum:${EVM}`, `eip155:1:${EVM}`, EVM.replace('a', '\u0430')])
      assert.deepEqual(read(text), problem('NoAddress'), text)
  })

  it('is a Solana key of 32 bytes', () => {
    assert.deepEqual(read(` ${SOLANA} `, 'solana'), E.right({ address: SOLANA }))
    for (const text of [`${SOLANA.slice(0, -1)}0`, SOLANA.slice(0, 40), `${SOLANA}x`])
      assert.deepEqual(read(text, 'solana'), problem('NoAddress'), text)
  })

  it('is reported as an address of another chain', () => {
    for (const text of [SEGWIT, SEGWIT.toUpperCase(), TAPROOT, ...LEGACY]) {
      assert.deepEqual(read(text), like('bip122'), text)
      assert.deepEqual(read(text, 'solana'), like('bip122'), text)
    }
    for (const text of COSMOS) assert.deepEqual(read(text), like('cosmos'), text)
    for (const text of [ICAP, ICAP.toLowerCase()]) assert.deepEqual(read(text), like('Icap'), text)
    assert.deepEqual(read(SOLANA), like('solana'))
    assert.deepEqual(read(EVM, 'solana'), like('eip155'))
    assert.deepEqual(read(EVM.toLowerCase(), 'solana'), like('eip155'))
  })

  it('must not be the sender, in any spelling, nor the contract of the sent token', () => {
    for (const text of [FROM, `0x${FROM.slice(2).toUpperCase()}`]) assert.deepEqual(read(text), problem('OwnAddress'))
    assert.deepEqual(read(EVM, 'eip155', EVM.toLowerCase()), problem('OwnAddress'))
    for (const text of [CONTRACT, `0x${CONTRACT.slice(2).toUpperCase()}`])
      assert.deepEqual(read(text), problem('TokenAddress'))
    assert.deepEqual(read(SOLANA, 'solana', SOLANA), problem('OwnAddress'))
    assert.deepEqual(read(SOLANA, 'solana', FROM, SOLANA), problem('TokenAddress'))
    const own = readReceiver(CONTRACT, { namespace: 'eip155', from: FROM, contract: undefined, lookup: undefined })
    assert.isTrue(E.isRight(own), 'the coin has no contract')
  })

  it('is required, not too long, and no name if names cannot be resolved', () => {
    for (const text of ['', ' ', '\n\t\u00a0']) assert.deepEqual(read(text), problem('ReceiverNeeded'))
    for (const text of ['x'.repeat(256), `cosmos1${'q'.repeat(2 ** 20)}`, '1'.repeat(2 ** 20)])
      for (const namespace of ['eip155', 'solana'] as const)
        assert.deepEqual(read(text, namespace), problem('NoAddress'), text.slice(0, 20))
    for (const text of ['https://a.b', 'a b.c', 'me@a.b', `${'x'.repeat(255)}.eth`, '0x12.eth'])
      assert.deepEqual(read(text), problem('NoAddress'), text)
    assert.deepEqual(read('heron.eth', 'solana'), problem('NoAddress'))
  })

  it('may be a name of up to 255 letters, on EVM only [S-09]', () => {
    const longest = `${'x'.repeat(251)}.eth`
    assert.equal(nameIn(` ${longest} `, 'eip155'), longest)
    assert.isUndefined(nameIn(`x${longest}`, 'eip155'))
    assert.isUndefined(nameIn(longest, 'solana'))
  })

  it('may be a resolved name, whose address follows the same rules [X-11]', () => {
    const named = (lookup: NameLookup | undefined) =>
      readReceiver(' Heron.eth ', { namespace: 'eip155', from: FROM, contract: CONTRACT, lookup })
    const name = 'Heron.eth'
    for (const lookup of [undefined, { _tag: 'Asking', name }, { _tag: 'Found', name: 'b.eth', address: EVM }] as const)
      assert.deepEqual(named(lookup), E.left({ _tag: 'NameAsked' } as const))
    assert.deepEqual(named({ _tag: 'Found', name, address: EVM }), E.right({ address: EVM, name }))
    assert.deepEqual(named({ _tag: 'Found', name, address: FROM }), problem('OwnAddress'))
    assert.deepEqual(named({ _tag: 'Found', name, address: CONTRACT }), problem('TokenAddress'))
    const error = { _tag: 'NameNotFound' } as const
    assert.deepEqual(named({ _tag: 'NotFound', name, error }), E.left({ _tag: 'NameFailed', error } as const))
  })
})
