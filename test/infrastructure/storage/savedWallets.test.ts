import { assert } from 'chai'
import type { SavedWallet } from '../../../application/ports/storage.js'
import { makeStoredSavedWallets } from '../../../infrastructure/storage/savedWallets.js'
import { walletBookContract } from '../../contracts/walletBook.contract.js'
import { fakeKeyValueStore } from '../../fakes/fakeKeyValueStore.js'
import { fakeWalletBook } from '../../fakes/fakeWalletBook.js'

walletBookContract('the fake', () => fakeWalletBook())
walletBookContract('over a KeyValueStore', () => makeStoredSavedWallets(fakeKeyValueStore()))

describe('makeStoredWalletBook', () => {
  it('keeps the valid entries of a record, and never throws [S-25]', () => {
    const good: SavedWallet = { namespace: 'eip155', connectorId: 'heron' }
    const wallets = [
      7,
      null,
      { ...good, namespace: 'eip156' },
      { ...good, connectorId: '' },
      { ...good, label: '\u202eevil' },
      { ...good, address: '0x1' },
    ]
    assert.deepEqual(
      makeStoredSavedWallets(fakeKeyValueStore({ wallets: JSON.stringify({ version: 1, wallets }) })).read(),
      [good],
    )
    assert.deepEqual(makeStoredSavedWallets(fakeKeyValueStore({ wallets: '{"version":1' })).read(), [])
  })
})
