/** The signature of every fake Wallet Standard wallet. */
export const FAKE_SIGNATURE = Uint8Array.from({ length: 64 }, (_, index) => index + 1)
