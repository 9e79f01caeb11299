// Used for Bitcoin, signatures, and the account hashes kept across reloads.

/** Encodes bytes as hexadecimal digits, without 0x. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Decodes hexadecimal digits without 0x; `undefined` if invalid or empty. */
export const fromHex = (text: unknown): Uint8Array | undefined =>
  typeof text === 'string' && text.length % 2 === 0 && /^[0-9a-f]+$/i.test(text)
    ? Uint8Array.from({ length: text.length / 2 }, (_, index) => parseInt(text.slice(2 * index, 2 * index + 2), 16))
    : undefined
