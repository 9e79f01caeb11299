import { type Address, address, getBase58Encoder } from '@solana/kit'
import { RpcError } from './RpcError.js'

const LENGTH = 32

/** An address, strictly: base58 of 32 bytes. */
export const readAddress = (text: string): Address => {
  let bytes: ArrayLike<number>
  try {
    bytes = getBase58Encoder().encode(text)
  } catch {
    throw new RpcError(-32602, 'Invalid param: Invalid')
  }
  if (bytes.length !== LENGTH) throw new RpcError(-32602, 'Invalid param: WrongSize')
  return address(text)
}
