import { assert } from 'chai'
import { listedRow } from '../../../domain/wallets/walletRow.js'
import { awaitedRows } from '../../../domain/wallets/awaitedRows.js'
import { aListing } from '../../support/aListing.js'

const ROW = listedRow(aListing({ id: 'heron' }), 'featured')

describe('the placeholder rows while the directory loads [V-01]', () => {
  for (const [there, awaited, count] of [
    [0, undefined, 5],
    [0, ['email', 'social', 'wallet'], 3],
    [1, ['wallet', 'email'], 3],
    [3, ['wallet', 'email', 'social'], 1],
    [9, ['wallet'], 1],
  ] as const)
    it(`number ${count} with ${there} present and ${awaited?.join() ?? 'no more'} expected`, () => {
      const rows = Array.from({ length: there }, () => ROW)
      assert.equal(awaitedRows({ directory: 'Loading', rows, methods: ['wallet'], awaited }), count)
    })

  it('number zero once it has answered', () =>
    assert.equal(awaitedRows({ directory: 'Loaded', rows: [], methods: ['wallet'] }), 0))
})
