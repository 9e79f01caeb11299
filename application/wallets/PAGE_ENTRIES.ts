/** Wallets a page of the directory holds (S9-14). */
export const PAGE_ENTRIES = 40
