import { type Hex, isHex, serializeErc6492Signature } from 'viem'
import type { SandboxContractAccount } from '../Sandbox.js'

/** Signature of an undeployed account: includes the deployment call (ERC-6492). */
export const plannedSignature = (
  { factory, factoryData }: Pick<SandboxContractAccount, 'factory' | 'factoryData'>,
  signature: unknown,
): Hex => {
  if (!isHex(signature)) throw new TypeError('the key gave no signature')
  return serializeErc6492Signature({ address: factory, data: factoryData, signature })
}
