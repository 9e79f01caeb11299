/** What every fake wallet of the standard signs with. */
export const FAKE_SIGNATURE = Uint8Array.from({ length: 64 }, (_, index) => index + 1)
