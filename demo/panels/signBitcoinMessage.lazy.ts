import type { Portico } from 'portico'
import { verifyBip322 } from '../../sandbox/bitcoinWallets/bip322.js'
import type { SignedMessage } from './signMessage.lazy.js'

const signatureIn = (answer: unknown): string => {
  if (typeof answer === 'object' && answer !== null && 'signature' in answer && typeof answer.signature === 'string')
    return answer.signature
  throw new Error('The wallet gave no signature')
}

const fromHex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16))

/** Signs through Portico like any Bitcoin code, and verifies the BIP-322 signature against the address. */
export const signBitcoinMessage = async (
  request: Portico['request'],
  account: string,
  message: string,
): Promise<SignedMessage> => {
  const signature = signatureIn(
    await request({ method: 'signMessage', params: { account, message, protocol: 'bip322' } }, 'bip122'),
  )
  return { message, signature, verified: verifyBip322(account, new TextEncoder().encode(message), fromHex(signature)) }
}
