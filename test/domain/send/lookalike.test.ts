import { assert } from 'chai'
import { truncateAddress } from '../../../domain/account/truncateAddress.js'
import type { ChainNamespace } from '../../../domain/network/network.js'
import { findLookalike as findAmong, isMiddleOf, middleAt } from '../../../domain/send/lookalike.js'

const KNOWN = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'
const FALSE = '0xAb58bEEfD398351b8bE11C439e05C5B32590eC9B'

/** A member of the trusted list. */
const findLookalike = (namespace: ChainNamespace, address: string, trusted: readonly string[]): string | undefined =>
  findAmong(namespace, address, { trusted, paid: [] })

describe('a look-alike address [X-09]', () => {
  it('starts and ends like a trusted one, in any case, and differs from it', () => {
    assert.equal(findLookalike('eip155', FALSE.toLowerCase(), ['0x01', KNOWN]), KNOWN)
    assert.isUndefined(findLookalike('eip155', `0xAb6${FALSE.slice(5)}`, [KNOWN]))
    assert.isUndefined(findLookalike('eip155', `${FALSE.slice(0, -3)}c9C`, [KNOWN]))
  })
  it('is not one that is trusted itself', () => {
    assert.isUndefined(findLookalike('eip155', FALSE.toLowerCase(), [KNOWN, FALSE]))
    assert.isUndefined(findLookalike('eip155', KNOWN.toLowerCase(), [KNOWN]))
    assert.isUndefined(findAmong('eip155', FALSE.toLowerCase(), { trusted: [FALSE], paid: [KNOWN] }))
  })
  it('may have been paid before: a deception does not make it trusted', () => {
    for (const [trusted, paid] of [
      [[KNOWN], [FALSE]],
      [[], [FALSE, KNOWN]],
    ] as const)
      assert.equal(findAmong('eip155', FALSE.toLowerCase(), { trusted, paid }), KNOWN)
    assert.isUndefined(findAmong('eip155', KNOWN, { trusted: [], paid: [KNOWN.toLowerCase()] }))
  })
  it('also matches by the shown form, in any case: 0x, two digits, and six at the end', () => {
    const like = `0xab9${'0'.repeat(31)}${KNOWN.slice(-6).toLowerCase()}`
    assert.equal(truncateAddress(like), truncateAddress(KNOWN.toLowerCase()))
    assert.equal(findLookalike('eip155', like, [KNOWN]), KNOWN)
    assert.isUndefined(findLookalike('eip155', `0xab9${'0'.repeat(32)}${KNOWN.slice(-5)}`, [KNOWN]))
  })
  it('matches on Solana by the same end letters in any case; equal means the exact text', () => {
    const known = '7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs'
    for (const first of ['7vf', '7VF', '7vF'])
      assert.equal(findLookalike('solana', `${first}DDDUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voXs`, [known]), known)
    assert.equal(findLookalike('solana', known.replace('Dk', 'dk'), [known]), known)
    assert.isUndefined(findLookalike('solana', known, [known.replace('Dk', 'dk'), known]))
    assert.isUndefined(findLookalike('solana', '8vfDDDUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs', [known]))
  })
  it('is distinguished by the four middle letters, which the visitor types', () => {
    const { from, to } = middleAt(KNOWN)
    assert.deepEqual([from, to], [19, 23])
    assert.equal(KNOWN.slice(from, to), 'bE11')
    assert.isTrue(isMiddleOf('eip155', KNOWN, ' Be11 '))
    assert.isFalse(isMiddleOf('eip155', KNOWN, 'be1'))
    assert.isFalse(isMiddleOf('eip155', KNOWN, ''))
    assert.isFalse(isMiddleOf('solana', '7vfCXTUXx5WJV5JADk17DUJ4ksgau7utNKj4b963voxs', '17dv'))
  })
})
