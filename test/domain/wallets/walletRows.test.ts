import { assert } from 'chai'
import fc from 'fast-check'
import type { InstalledWallet } from '../../../domain/wallets/InstalledWallet.js'
import { walletRows } from '../../../domain/wallets/walletRows.js'
import { aListing } from '../../support/aListing.js'

const anInstalled = (id: string, rdns?: string): InstalledWallet => ({ id, name: id, namespace: 'eip155', ...(rdns === undefined ? {} : { rdns }) })
const idsOf = (...wallets: Parameters<typeof walletRows>): readonly string[] => walletRows(...wallets).map(({ id }) => id)

describe('the rows of the Connect view', () => {
  it('are the wallet used last, the other installed ones as they were found, then wallets to get', () => {
    assert.deepEqual(idsOf([anInstalled('a'), anInstalled('b'), anInstalled('c')], [aListing({ id: 'get' })], 'c'), ['c', 'a', 'b', 'get'])
  })

  it('mark the wallet used last, and no other', () => {
    const rows = walletRows([anInstalled('a'), anInstalled('b')], [aListing()], 'b')
    assert.deepEqual(rows.map((row) => row.section), ['recent', 'injected', 'recommended'])
  })

  it('show a wallet that is installed and listed once [U-43]', () => {
    assert.deepEqual(idsOf([anInstalled('a', 'org.a')], [aListing({ id: 'a-listed', rdns: 'org.a' }), aListing({ id: 'b', rdns: 'org.b' })], undefined), ['a', 'b'])
  })

  it('do not take two wallets without an rdns for one', () => {
    assert.deepEqual(idsOf([anInstalled('a')], [aListing({ id: 'b' })], undefined), ['a', 'b'])
  })

  it('offer four wallets to get at most [S9-14]', () => {
    const listings = ['1', '2', '3', '4', '5'].map((id) => aListing({ id }))
    assert.deepEqual(idsOf([], listings, undefined), ['1', '2', '3', '4'])
  })

  it('show the pictures that are known', () => {
    const [installed, listed] = walletRows([{ ...anInstalled('a'), icon: 'data:image/png;base64,AA' }], [aListing({ imageId: 'b' })], undefined)
    assert.deepEqual([installed?.picture, listed?.picture], [{ _tag: 'Address', address: 'data:image/png;base64,AA' }, { _tag: 'Known', of: 'wallet', id: 'b' }])
  })

  it('hold every installed wallet exactly once, whatever was used last', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 12 }), fc.option(fc.string(), { nil: undefined }), (ids, recent) => {
        const installed = ids.map((id) => anInstalled(id))
        const rows = idsOf(installed, [], recent)
        assert.sameMembers([...rows], ids)
        assert.deepEqual(rows.filter((id) => id !== recent), ids.filter((id) => id !== recent))
      }),
    ))
})
