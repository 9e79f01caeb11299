import { attempt } from './safeRead.js'

// Uses `atob` and `btoa` instead of a library: pictures need them early, and wallets may write base64 without padding,
// which @scure/base refuses.

export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** The bytes that base64 stands for; `undefined` when it is no base64. */
export const fromBase64 = (text: string): Uint8Array | undefined => {
  const binary = attempt<string | undefined>(() => atob(text), undefined)
  return binary === undefined ? undefined : Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

/** Bytes in base64, at least one. */
export const isBase64 = (value: unknown): value is string =>
  typeof value === 'string' && (fromBase64(value)?.length ?? 0) > 0

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The bytes that a text of hexadecimal digits says, without 0x; `undefined` when it is none, or empty. */
export const fromHex = (text: unknown): Uint8Array | undefined =>
  typeof text === 'string' && text.length % 2 === 0 && /^[0-9a-f]+$/i.test(text)
    ? Uint8Array.from({ length: text.length / 2 }, (_, index) => parseInt(text.slice(2 * index, 2 * index + 2), 16))
    : undefined
