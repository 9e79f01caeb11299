import { base64, hex } from '@scure/base'

/** Converts a wallet's signature from hex to base64, the encoding of BIP-322; `undefined` if the text is not hex. */
export const toBase64Signature = (text: string): string | undefined => {
  try {
    return base64.encode(hex.decode(text))
  } catch {
    return undefined
  }
}
