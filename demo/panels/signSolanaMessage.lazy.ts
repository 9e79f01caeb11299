import {
  address,
  getBase58Decoder,
  getBase58Encoder,
  getPublicKeyFromAddress,
  signatureBytes,
  verifySignature,
} from '@solana/kit'
import type { Portico } from 'portico'
import type { SignedMessage } from './signMessage.lazy.js'

const signatureIn = (answer: unknown): string => {
  if (typeof answer === 'object' && answer !== null && 'signature' in answer && typeof answer.signature === 'string')
    return answer.signature
  throw new Error('The wallet gave no signature')
}

/** Signs through Portico like any Solana code, and verifies the signature with the account's public key. */
export const signSolanaMessage = async (
  request: Portico['request'],
  account: string,
  message: string,
): Promise<SignedMessage> => {
  const bytes = new TextEncoder().encode(message)
  const params = { message: getBase58Decoder().decode(bytes), pubkey: account }
  const signature = signatureIn(await request({ method: 'solana_signMessage', params }, 'solana'))
  const key = await getPublicKeyFromAddress(address(account))
  return {
    message,
    signature,
    verified: await verifySignature(key, signatureBytes(Uint8Array.from(getBase58Encoder().encode(signature))), bytes),
  }
}
