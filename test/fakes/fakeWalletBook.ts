import type { BookedWallet, WalletBook } from '../../application/ports/WalletBook.js'

export const fakeWalletBook = (initial: readonly BookedWallet[] = []): WalletBook => {
  let booked = initial
  return {
    read: () => booked,
    write: (next) => {
      booked = next.slice(0, 20)
    },
  }
}
