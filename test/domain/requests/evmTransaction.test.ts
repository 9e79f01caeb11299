import { assert } from 'chai'
import fc from 'fast-check'
import { compareTransactions, type EvmTransaction } from '../../../domain/requests/evmTransaction.js'

const ASKED: EvmTransaction = { from: '0xAb', to: '0xcD', value: 1n, data: '0xa9059cbb0A' }

describe('a sent transaction compared with its request', () => {
  it('is equal in any spelling [X-20]', () => {
    const spelt = { from: '0xaB', to: '0xCd', value: 1n, data: '0xA9059CBB0a' }
    assert.deepEqual(compareTransactions(ASKED, spelt), { _tag: 'Same' })
  })
  it('differs by each changed field, in order [X-20]', () => {
    const other = { from: '0x1', to: undefined, value: 2n, data: '0x' }
    const every = fc.subarray(['from', 'to', 'value', 'data'] as const)
    fc.assert(
      fc.property(every, (fields) => {
        const sent = { ...ASKED, ...Object.fromEntries(fields.map((field) => [field, other[field]])) }
        assert.deepEqual(
          compareTransactions(ASKED, sent),
          fields.length === 0
            ? { _tag: 'Same' }
            : { _tag: 'Different', fields, ...(fields.includes('from') && { isWrapped: true }) },
        )
      }),
    )
  })
  it('may be contained in what the account has itself do, as smart accounts have it [X-20]', () => {
    const wrapped = { ...ASKED, to: ASKED.from.toLowerCase(), data: '0xe9ae5c53' }
    assert.deepEqual(compareTransactions(ASKED, wrapped), {
      _tag: 'Different',
      fields: ['to', 'data'],
      isWrapped: true,
    })
  })
  it('differs by one wei of 78 digits [X-20]', () => {
    const value = 2n ** 256n - 1n
    assert.deepEqual(compareTransactions({ ...ASKED, value }, { ...ASKED, value: value - 1n }), {
      _tag: 'Different',
      fields: ['value'],
    })
  })
})
