import type { SavedWallet, SavedWallets } from '../../application/ports/storage.js'

export const fakeWalletBook = (initial: readonly SavedWallet[] = []): SavedWallets => {
  let booked = initial
  return {
    read: () => booked,
    write: (next) => {
      booked = next.slice(0, 20)
    },
  }
}
