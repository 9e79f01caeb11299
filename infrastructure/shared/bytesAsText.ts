import { attempt } from './safeRead.js'

// Uses `atob` and `btoa` rather than a library: images need them early, and wallets may send base64 without padding,
// which @scure/base rejects.

export const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

/** Decodes base64; `undefined` if invalid. */
export const fromBase64 = (text: string): Uint8Array | undefined => {
  const binary = attempt<string | undefined>(() => atob(text), undefined)
  return binary === undefined ? undefined : Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

/** Whether a value is base64 of at least one byte. */
export const isBase64 = (value: unknown): value is string =>
  typeof value === 'string' && (fromBase64(value)?.length ?? 0) > 0
