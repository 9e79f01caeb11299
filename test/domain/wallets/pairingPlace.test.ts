import { assert } from 'chai'
import { rowsBeforePairing, sectionOrder } from '../../../domain/wallets/walletList.js'
import { listedRow, type WalletSection } from '../../../domain/wallets/walletRow.js'
import { aListing } from '../../support/aListing.js'

const rowsIn = (...sections: readonly WalletSection[]) =>
  sections.map((section, at) => listedRow(aListing({ id: String(at) }), section))

describe('the number of rows before pairing [S9-25]', () => {
  for (const [count, what, sections, order] of [
    [0, 'in the usual order', ['recent', 'featured'], sectionOrder()],
    [0, 'where no row is of a part before it', ['featured'], sectionOrder(['recent', 'walletConnect'])],
    [1, 'behind the first part', ['recent', 'featured'], sectionOrder(['recent', 'walletConnect'])],
    [2, 'behind two parts', ['recent', 'custom', 'featured'], sectionOrder(['recent', 'custom', 'walletConnect'])],
    [1, 'but rows that came later', ['recent', 'featured', 'recent'], sectionOrder(['recent', 'walletConnect'])],
    [2, 'where all are of parts before it', ['recent', 'recent'], sectionOrder(['recent', 'walletConnect'])],
    [0, 'where there is no row', [], sectionOrder(['recent', 'walletConnect'])],
  ] as const)
    it(`is ${count} ${what}`, () => assert.equal(rowsBeforePairing(rowsIn(...sections), order), count))

  it('is undefined if the list has no such part', () => {
    for (const sections of [[], ['recent'], ['recent', 'featured']] as const)
      assert.isUndefined(rowsBeforePairing(rowsIn(...sections), ['recent', 'featured']))
  })
})
