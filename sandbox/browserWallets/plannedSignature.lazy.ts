import { type Hex, isHex, serializeErc6492Signature } from 'viem'
import type { SandboxContractAccount } from '../Sandbox.js'

/** A signature of an account that is not there yet: it says how to make the account, too (ERC-6492). */
export const plannedSignature = (
  { factory, factoryData }: Pick<SandboxContractAccount, 'factory' | 'factoryData'>,
  signature: unknown,
): Hex => {
  if (!isHex(signature)) throw new TypeError('the key gave no signature')
  return serializeErc6492Signature({ address: factory, data: factoryData, signature })
}
