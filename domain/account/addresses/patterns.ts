// Patterns of addresses and hashes, for code that loads early: no library, no checksum.

/** 40 hex characters, with or without 0x (S5-02). */
export const isEvmAddress = (text: string): boolean => /^(?:0x)?[0-9a-f]{40}$/i.test(text)

/** 32 to 44 base58 characters (S5-03). */
export const isSolanaAddress = (text: string): boolean => /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)

/** Whether two EVM addresses, hashes or data are equal; hexadecimal digits may have any case (EIP-55). */
export const isSameHex = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** The hash of an EVM transaction: 0x and 64 hexadecimal digits (S5-16). */
export const isTransactionHash = (value: unknown): value is `0x${string}` =>
  typeof value === 'string' && /^0x[0-9a-f]{64}$/i.test(value)
