import { base64, hex } from '@scure/base'

/**
 * A Bitcoin signature as BIP-322 writes it, in base64, of what wallets answer to a request, in hex; `undefined` for a
 * text that is none.
 */
export const toBase64Signature = (text: string): string | undefined => {
  try {
    return base64.encode(hex.decode(text))
  } catch {
    return undefined
  }
}
