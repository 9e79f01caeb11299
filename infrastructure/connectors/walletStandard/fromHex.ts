/** The bytes that a text of hexadecimal digits says; `undefined` when it is none. */
export const fromHex = (text: unknown): Uint8Array | undefined =>
  typeof text === 'string' && /^(?:[0-9a-f]{2})+$/i.test(text)
    ? Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16))
    : undefined
