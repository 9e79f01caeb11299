import { base58, base64 } from '@scure/base'

const CODERS = { base58, base64 }

/** The bytes that a text stands for; `undefined` when it is no such text. The sandbox never reads with Portico's own code: both would err alike. */
export const bytesOfText = (text: unknown, coder: keyof typeof CODERS): Uint8Array | undefined => {
  if (typeof text !== 'string') return undefined
  try {
    return CODERS[coder].decode(text)
  } catch {
    return undefined
  }
}
