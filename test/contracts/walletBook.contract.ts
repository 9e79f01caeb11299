import { assert } from 'chai'
import type { SavedWallet, SavedWallets } from '../../application/ports/storage.js'

const HERON: SavedWallet = { namespace: 'eip155', connectorId: 'heron' }

/** The contract of `WalletBook`. `makeIt` returns an empty one. */
export const walletBookContract = (name: string, makeIt: () => SavedWallets): void => {
  describe(`WalletBook: ${name}`, () => {
    it('is empty at first', () => assert.deepEqual(makeIt().read(), []))

    it('keeps wallets in order with their labels, and forgets those not written again', () => {
      const book = makeIt()
      const wallets: readonly SavedWallet[] = [HERON, { namespace: 'solana', connectorId: 'heron', label: 'Savings' }]
      book.write(wallets)
      assert.deepEqual(book.read(), wallets)
      book.write([])
      assert.deepEqual(book.read(), [])
    })

    it('keeps the first 20', () => {
      const book = makeIt()
      book.write(Array.from({ length: 25 }, (_, id) => ({ ...HERON, connectorId: `w${id}` })))
      assert.deepEqual(
        book.read().map(({ connectorId }) => connectorId),
        Array.from({ length: 20 }, (_, id) => `w${id}`),
      )
    })
  })
}
