/** The digits of base58, in order: no 0, O, I or l. */
export const BASE58_LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
