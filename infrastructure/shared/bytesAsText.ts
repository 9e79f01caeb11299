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
