/** 32 to 44 base58 characters (S5-03). */
export const isSolanaAddress = (text: string): boolean => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)
